import { expect, test } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { adapter } from '@/lib/build/next-adapter';
import { postProcessPage } from '@/lib/build/post-process-page';

test('the build reports a page that it cannot post-process', async ({}, { outputDir }) => {
  const distDir = join(outputDir, '.next');
  const server = join(distDir, 'server');
  mkdirSync(join(server, 'app'), { recursive: true });
  writeFileSync(join(server, 'app/index.html'), '<!DOCTYPE html><p onclick="run()">A day</p>');
  const outputs = { prerenders: [], staticFiles: [] };
  const build = Object({ distDir, outputs, config: {} });
  await expect(adapter.onBuildComplete?.(build)).rejects.toThrow(
    'The page app/index.html cannot be post-processed: it has an inline event handler, onclick, in its <p>.',
  );
});

test('an inlined style sheet finds the same files as the linked one', () => {
  const sheet =
    'p { background: url(../media/wave.svg), url("https://example.com/a.png"); mask: url(#wave) }';
  const link = '<link rel="stylesheet" href="/_next/static/css/site.css">';
  const page = postProcessPage(`<!DOCTYPE html><head>${link}</head><p>A day</p>`, {
    readStyleSheet: () => sheet,
    webVitalsUrl: '',
  });
  expect(page).toContain(
    '<style>p { background: url(/_next/static/media/wave.svg), url("https://example.com/a.png"); mask: url(#wave) }</style>',
  );
});
