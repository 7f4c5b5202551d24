import type { Metadata } from 'next';
import { Home } from '@/components/home/home';
import { canonical } from '@/lib/settings/site-origin';

export const metadata: Metadata = canonical('/');

export default function HomePage() {
  return <Home />;
}
