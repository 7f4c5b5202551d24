import 'server-only';
import { createElement } from 'react';
import type * as DomServer from 'react-dom/server';
import type * as ReactDayPicker from 'react-day-picker';

/**
 * react-day-picker needs React's hooks, which server components are bundled without, so the
 * library and its renderer are loaded by Node itself, past the bundler.
 */
const nodeRequire = process
  .getBuiltinModule('node:module')
  .createRequire(`${process.cwd()}/package.json`);
const { renderToStaticMarkup }: typeof DomServer = nodeRequire('react-dom/server');
const { DayPicker }: typeof ReactDayPicker = nodeRequire('react-day-picker');

/** The HTML of a `DayPicker` with these properties, without any script behind it. */
export function renderDayPicker(properties: ReactDayPicker.DayPickerProps): string {
  return renderToStaticMarkup(createElement(DayPicker, properties));
}
