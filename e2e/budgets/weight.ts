import type { Page } from '@playwright/test';
import { z } from 'zod';

/** What a page's first view asks for: bytes of each kind as they are sent, and how many requests. */
export const weightSchema = z.object({
  document: z.number(),
  script: z.number(),
  stylesheet: z.number(),
  font: z.number(),
  image: z.number(),
  requests: z.number(),
});

export type Weight = Readonly<z.infer<typeof weightSchema>>;

/**
 * Opens a page and weighs all that it asks for before anyone touches it. Bodies are counted as the
 * server compressed them, without headers, whose length is the server's affair.
 */
export async function weigh(page: Page, path: string): Promise<Weight> {
  const asked: { kind: string; bytes: Promise<number> }[] = [];
  page.on('requestfinished', (request) => {
    const bytes = request.sizes().then(({ responseBodySize }) => responseBodySize);
    asked.push({ kind: request.resourceType(), bytes });
  });
  await page.goto(path);
  await page.evaluate(async () => {
    await document.fonts.ready;
    // What a script would still ask for in a quiet moment is asked for by then.
    const quiet = () =>
      new Promise((resolve) => {
        // A machine that is busy enough has no quiet moment at all.
        requestIdleCallback(resolve, { timeout: 2_000 });
      });
    for (let moment = 0; moment < 5; moment += 1) await quiet();
  });
  const bytesOf = async (kind: string) => {
    const sizes = await Promise.all(
      asked.filter((one) => one.kind === kind).map((one) => one.bytes),
    );
    return sizes.reduce((sum, bytes) => sum + bytes, 0);
  };
  return {
    document: await bytesOf('document'),
    script: await bytesOf('script'),
    stylesheet: await bytesOf('stylesheet'),
    font: await bytesOf('font'),
    image: await bytesOf('image'),
    requests: asked.length,
  };
}
