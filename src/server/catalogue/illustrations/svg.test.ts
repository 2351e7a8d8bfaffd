import fc from 'fast-check'
import { expect, test } from 'vitest'

import { element, escapeText } from './svg.ts'

test('an attribute cannot break out of its quotes', () => {
  expect(element('rect', { id: '"><script>' })).toBe('<rect id="&quot;&gt;&lt;script&gt;"/>')
  fc.assert(
    fc.property(fc.string(), (value) => {
      expect(escapeText(value)).not.toMatch(/[<>"']/)
    }),
  )
})

test('an element without content closes itself', () => {
  expect(element('path', { d: 'M0 0' })).toBe('<path d="M0 0"/>')
  expect(element('g', {}, '<path/>')).toBe('<g><path/></g>')
})
