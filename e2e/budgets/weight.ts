import type { Page, Request } from '@playwright/test';

/** What a page's first view asks for: bytes of each kind as they are sent, and how many requests. */
export type Weight = Record<(typeof kinds)[number] | 'requests', number>;

export const kinds = ['document', 'script', 'stylesheet', 'font', 'image'] as const;

/**
 * Opens a page and weighs all that it asks for before anyone touches it. Bodies are counted as the
 * server compressed them, without headers, whose length is the server's affair.
 */
export async function weigh(page: Page, path: string): Promise<Weight> {
  const asked: Request[] = [];
  page.on('requestfinished', (request) => {
    // The tab's icon, which a headless shell never asks for.
    if (request.resourceType() !== 'other') asked.push(request);
  });
  await page.goto(path);
  await page.evaluate(async () => {
    await document.fonts.ready;
    // What a script would still ask for in a quiet moment is asked for by then.
    for (let moment = 0; moment < 5; moment += 1) {
      // A machine that is busy enough has no quiet moment at all.
      await new Promise((resolve) => requestIdleCallback(resolve, { timeout: 2_000 }));
    }
  });
  const weight = { document: 0, script: 0, stylesheet: 0, font: 0, image: 0 };
  for (const request of asked) {
    const kind = kinds.find((one) => one === request.resourceType());
    if (kind) weight[kind] += (await request.sizes()).responseBodySize;
  }
  return { ...weight, requests: asked.length };
}
