/** What is written on the keys of a keyboard. */
export const keyTexts = {
  control: 'Ctrl',
  shift: 'Shift',
  enter: 'Enter',
  escape: 'Esc',
  tab: 'Tab',
  space: 'Space',
  home: 'Home',
  end: 'End',
  pageUp: 'Page ↑',
  pageDown: 'Page ↓',
} as const
