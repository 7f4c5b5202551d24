/** Groups values under equal keys, in the order of the items. */
export function groupBy<Item, Key, Value>(
  items: Iterable<Item>,
  keyOf: (item: Item) => Key,
  valueOf: (item: Item) => Value,
): ReadonlyMap<Key, readonly Value[]> {
  const groups = new Map<Key, Value[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(valueOf(item));
    else groups.set(key, [valueOf(item)]);
  }
  return groups;
}

/** Merges each item with the one before, where `merge` returns both as one. */
export function mergeNeighbors<Item>(
  items: readonly Item[],
  merge: (before: Item, item: Item) => Item | undefined,
): readonly Item[] {
  const merged: Item[] = [];
  for (const item of items) {
    const before = merged.at(-1);
    const both = before && merge(before, item);
    merged.splice(both ? -1 : merged.length, 1, both ?? item);
  }
  return merged;
}
