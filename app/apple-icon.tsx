import { ImageResponse } from 'next/og';
import { readFile } from 'node:fs/promises';

export const size = { width: 180, height: 180 };
export const contentType = 'image/png';

/** The icon for phones' home screens, drawn from the same file as the browser tab's. */
export default async function AppleIcon() {
  const drawing = await readFile(`${process.cwd()}/app/icon.svg`, 'base64');
  const source = `data:image/svg+xml;base64,${drawing}`;
  return new ImageResponse(
    <img alt="" src={source} width={size.width} height={size.height} />,
    size,
  );
}
