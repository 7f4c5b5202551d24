import { defaultTreeAdapter as tree, type DefaultTreeAdapterTypes } from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;

export function elementsIn(parent: DefaultTreeAdapterTypes.ParentNode): readonly Element[] {
  return parent.childNodes.flatMap((node) =>
    tree.isElementNode(node) ? [node, ...elementsIn(node)] : [],
  );
}

export function attributeOf({ attrs }: Element, wanted: string): string | undefined {
  return attrs.find(({ name }) => name === wanted)?.value;
}

export function textOf({ childNodes }: Element): string {
  return childNodes.map((node) => (tree.isTextNode(node) ? node.value : '')).join('');
}
