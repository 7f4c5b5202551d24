import { expect, type Page, type Request } from '@playwright/test';
import { turnOnSaveData } from '../support/save-data';

export type Weight = Record<(typeof kinds)[number] | 'requests', number>;

export const kinds = ['document', 'script', 'stylesheet', 'font', 'image'] as const;

/** Opens a page and counts the compressed bytes and the requests of its first view, without prefetched days. */
export async function weigh(page: Page, path: string): Promise<Weight> {
  const requests: Request[] = [];
  const unfinished = new Set<Request>();
  page.on('request', (request) => unfinished.add(request));
  page.on('requestfailed', (request) => unfinished.delete(request));
  page.on('requestfinished', (request) => {
    unfinished.delete(request);
    // A headless shell never requests the tab's icon.
    if (request.resourceType() !== 'other') requests.push(request);
  });
  await turnOnSaveData(page);
  await page.goto(path);
  await page.evaluate(async () => {
    await document.fonts.ready;
    // Scripts may make more requests once the page is idle.
    for (let moment = 0; moment < 5; moment += 1) {
      // A busy machine may never be idle.
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 }));
    }
  });
  // A server takes a while to encode its first picture.
  await expect.poll(() => unfinished.size).toBe(0);
  const weight = { document: 0, script: 0, stylesheet: 0, font: 0, image: 0 };
  for (const request of requests) {
    const kind = kinds.find((name) => name === request.resourceType());
    if (kind) weight[kind] += (await request.sizes()).responseBodySize;
  }
  return { ...weight, requests: requests.length };
}
