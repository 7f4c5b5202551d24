import { expect, test } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { adapter } from '@/lib/build/next-adapter';

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
