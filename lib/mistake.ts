/**
 * Something that the person who runs the site can put right. The message is for them, in whole
 * sentences, and is shown without a stack.
 */
export class Mistake extends Error {
  override name = 'Mistake';
}
