import { expect, test } from '@playwright/test';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { adapter } from '@/lib/build/finish-build';
import { finishPage } from '@/lib/build/finish-page';

const assets = {
  fonts: ['/_next/static/media/face.woff2'],
  readStyleSheet: () => '@font-face{src:url(../media/face.woff2)}p{color:red}',
};

const oldScript = '<script src="/_next/static/chunks/old.js?dpl=1" nomodule=""></script>';
const body =
  '<title>A day</title></head><body><p style="color:&quot;red&quot;">caf\u00e9 &amp; pool</p>';

/** A page as Next writes it, in short. */
const page = [
  '<!DOCTYPE html><html lang="en"><head><meta charSet="utf-8"/>',
  '<link rel="stylesheet" href="/_next/static/chunks/site.css?dpl=1" data-precedence="next"/>',
  '<link rel="preload" as="script" fetchPriority="low" href="/_next/static/chunks/a.js?dpl=1"/>',
  '<script src="/_next/static/chunks/a.js?dpl=1" async=""></script>',
  oldScript,
  body,
  '<script>(self.__next_f=self.__next_f||[]).push([0])</script></body></html>',
].join('');

test('finishing a page inlines its styles, adds its policy and moves its scripts to the end', () => {
  const finished = finishPage(page, assets);
  for (const part of [
    '<style>@font-face{src:url(/_next/static/media/face.woff2)}p{color:red}</style><link rel="stylesheet" href="/_next/static/chunks/site.css?dpl=1" data-precedence="next" media="not all">',
    '<script src="/_next/static/chunks/a.js?dpl=1" async="" fetchpriority="low"></script></body></html>',
    '<link rel="preload" href="/_next/static/media/face.woff2" as="font"',
    oldScript,
    body,
  ]) {
    expect.soft(finished).toContain(part);
  }
  expect(finished.match(/a\.js/g)).toHaveLength(1);
  expect(finished).toMatch(
    /<head><meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src 'none'; script-src 'self' 'sha256-[^"]+">/,
  );
});

test('the build fails and names a page that it cannot post-process', async ({}, { outputDir }) => {
  const distDir = join(outputDir, '.next');
  const server = join(distDir, 'server');
  const filePath = join(server, 'app/index.html');
  mkdirSync(join(server, 'app'), { recursive: true });
  writeFileSync(join(server, 'next-font-manifest.json'), '{ "app": {} }');
  writeFileSync(filePath, page.replace('<p ', '<p onclick="run()" '));
  const outputs = { prerenders: [], staticFiles: [{ pathname: '/', filePath }] };
  const build = Object({ distDir, outputs, config: {} });
  await expect(adapter.onBuildComplete?.(build)).rejects.toThrow(
    'The page app/index.html cannot be finished: it has an inline handler, onclick, in its <p>.',
  );
});
