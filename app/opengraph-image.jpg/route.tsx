import sharp from 'sharp';
import { pictureSize } from '@/components/sharing/picture-size';
import { sharingPicture } from '@/components/sharing/sharing-picture';

export const dynamic = 'force-static';

const photoWidth = 520;

/** Pages would bundle the imports of an `opengraph-image` file, and sharp is 20 MB. */
export async function GET(): Promise<Response> {
  const photo = await sharp(`${process.cwd()}/public/pool-2.jpg`)
    .resize(photoWidth, pictureSize.height, { fit: 'cover' })
    .jpeg({ quality: 85 })
    .toBuffer();
  const picture = await sharingPicture(
    <img
      alt=""
      src={`data:image/jpeg;base64,${photo.toString('base64')}`}
      width={photoWidth}
      height={pictureSize.height}
    />,
  );
  const jpeg = await sharp(await picture.arrayBuffer())
    .jpeg({ quality: 86 })
    .toBuffer();
  return new Response(new Uint8Array(jpeg), { headers: { 'content-type': 'image/jpeg' } });
}
