import { ImageResponse } from 'next/og';
import { readFile } from 'node:fs/promises';
import { site } from '@/data/site';

export const size = { width: 1200, height: 630 };
export const contentType = 'image/png';
export const alt = site.title;

const photoWidth = 560;

/** The picture that goes with a shared link: the pool beside what is offered there. */
export default async function OpenGraphImage() {
  const photo = await readFile(`${process.cwd()}/public/pool-2.jpg`, 'base64');
  return new ImageResponse(
    <div style={{ display: 'flex', width: '100%', height: '100%', background: '#fdf8ef' }}>
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'center',
          gap: 28,
          width: size.width - photoWidth,
          padding: 64,
        }}
      >
        <div style={{ fontSize: 64, lineHeight: 1.1, color: '#0e5a6b' }}>{site.title}</div>
        <div style={{ fontSize: 34, color: '#0b2b36' }}>{site.name}</div>
      </div>
      {}
      <img
        alt=""
        src={`data:image/jpeg;base64,${photo}`}
        width={photoWidth}
        height={size.height}
        style={{ objectFit: 'cover' }}
      />
    </div>,
    size,
  );
}
