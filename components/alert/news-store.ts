export type News = {
  readonly tone: 'success' | 'failure';
  readonly sentence: string;
  readonly href: string;
  readonly link: string;
};

const listeners = new Set<() => void>();
let news: readonly News[] = [];

function publish(next: readonly News[]): void {
  news = next;
  for (const listener of listeners) listener();
}

/** Shows an alert on every page until it is dismissed or the site is reloaded. */
export function addNews(item: News): void {
  publish([...news.filter(({ href }) => href !== item.href), item]);
}

export function dismissNews(path: string): void {
  if (news.some(({ href }) => href === path)) publish(news.filter(({ href }) => href !== path));
}

export function currentNews(): readonly News[] {
  return news;
}

export function onNewsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
