import { ImageResponse } from 'next/og';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReactNode } from 'react';
import { brandColors, site, siteName, welcome } from '@/data/site';
import { pictureSize } from './picture-size';

const { accent, ground, heading, text, water, waterDeep } = brandColors;

const floats = [accent, waterDeep, heading];
const floatCount = 9;

const waterHeight = 150;
const crests = 'c100-24 200-24 300 0s200 24 300 0 200-24 300 0 200 24 300 0s200-24 300 0';

/** ImageResponse does not support WOFF2. */
function font(family: 'fraunces' | 'figtree', weight: 500 | 600): Promise<Buffer> {
  const file = `${family}-latin-${weight}-normal.woff`;
  return readFile(join(process.cwd(), 'node_modules/@fontsource', family, 'files', file));
}

/** The Open Graph picture, with `side` to the right of the text. */
export async function sharingPicture(side: ReactNode): Promise<ImageResponse> {
  const [fraunces, figtree] = await Promise.all([font('fraunces', 600), font('figtree', 500)]);
  return new ImageResponse(
    <div
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        fontFamily: 'Figtree',
        color: text,
        background: ground,
      }}
    >
      <svg
        width={pictureSize.width}
        height={waterHeight}
        viewBox={`0 0 ${pictureSize.width} ${waterHeight}`}
        style={{ position: 'absolute', left: 0, bottom: 0 }}
      >
        <path fill={water} d={`M0 30${crests}V${waterHeight}H0z`} />
        <path fill={waterDeep} d={`M-150 90${crests}V${waterHeight}H-150z`} />
      </svg>
      <div
        style={{
          display: 'flex',
          flex: 1,
          flexDirection: 'column',
          justifyContent: 'center',
          gap: 24,
          padding: `0 72px ${waterHeight}px`,
        }}
      >
        <div style={{ fontSize: 30 }}>{siteName}</div>
        <div
          style={{
            fontFamily: 'Fraunces',
            fontSize: 62,
            lineHeight: 1.1,
            textWrap: 'balance',
            color: heading,
          }}
        >
          {welcome.headline}
        </div>
        <LaneLine />
        <div style={{ fontSize: 36 }}>{site.sharingLine}</div>
      </div>
      {side}
    </div>,
    {
      ...pictureSize,
      fonts: [
        { name: 'Fraunces', data: fraunces, weight: 600 },
        { name: 'Figtree', data: figtree, weight: 500 },
      ],
    },
  );
}

function LaneLine() {
  const size = { width: 28, height: 18, borderRadius: 9 };
  return (
    <div style={{ display: 'flex', gap: 6 }}>
      {Array.from({ length: floatCount }, (_, index) => (
        <div key={index} style={{ ...size, background: floats[index % floats.length] }} />
      ))}
    </div>
  );
}
