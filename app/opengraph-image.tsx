import sharp from 'sharp';
import { pictureSize, sharingPicture } from '@/components/sharing/sharing-picture';
import { site, welcome } from '@/data/site';

export const size = pictureSize;
export const contentType = 'image/jpeg';
export const alt = `${site.name}: ${site.title}`;

const photoWidth = 520;

/**
 * The picture that goes with a link to the home page: what is offered there, beside the pool. As a
 * JPEG, since a photo would weigh more as a PNG than some messengers take.
 */
export default async function OpenGraphImage(): Promise<Response> {
  const photo = await sharp(`${process.cwd()}/public/pool-2.jpg`)
    .resize(photoWidth, size.height, { fit: 'cover' })
    .jpeg({ quality: 85 })
    .toBuffer();
  const picture = await sharingPicture(
    { title: welcome.headline, size: 62, line: site.sharingLine },

    <img
      alt=""
      src={`data:image/jpeg;base64,${photo.toString('base64')}`}
      width={photoWidth}
      height={size.height}
    />,
  );
  const jpeg = await sharp(await picture.arrayBuffer())
    .jpeg({ quality: 86 })
    .toBuffer();
  return new Response(new Uint8Array(jpeg), { headers: { 'content-type': contentType } });
}
