import type { Metadata, ResolvingMetadata } from 'next';
import type { ReactNode } from 'react';
import { SubmittedNotice } from '@/components/booking/submitted-notice';
import { Home } from '@/components/home/home';
import { site } from '@/data/site';

const title = `${site.title} | ${site.name}`;

/** Next would take the title away while a view is on its way, and have the gap read out as news. */
export async function generateMetadata(
  _: LayoutProps<'/'>,
  parent: ResolvingMetadata,
): Promise<Metadata> {
  const { openGraph } = await parent;
  return { title: null, openGraph: { ...openGraph, title } };
}

/**
 * The home page around the calendar's view. It is a layout so that stepping through the calendar,
 * where every view has its own static page, replaces the view alone.
 */
export default function HomeLayout({ children }: { children: ReactNode }) {
  return (
    <>
      <title>{title}</title>
      <Home notice={<SubmittedNotice />} calendar={children} />
    </>
  );
}
