import { describe, expect, it } from 'vitest'
import { withoutPrivateFacts } from './private-text.ts'

const names = ['Wilhelmina Featherstone', 'Rose Okafor', 'Will Park', 'Aunt Sue', 'José Núñez', 'Bo B. de Vries']
const seen = (text: string) => withoutPrivateFacts(text, names)

describe('text that a language model may see', () => {
  it.each([
    ['Wilhelmina loves jazz, and so does FEATHERSTONE', '[name] loves jazz, and so does [name]'],
    ["wilhelmina's garden", "[name]'s garden"],
    ['ask Rose Okafor about roses', 'ask [name] about roses'],
    ['she will rose to it', 'she will rose to it'],
    ['her aunt, not Sue', 'her aunt, not [name]'],
    ['sings with José', 'sings with [name]'],
    ['My Aunt Sue', 'My Aunt [name]'],
    ['Bo and bo, the stick; plan B; De Luxe', '[name] and bo, the stick; plan B; De Luxe'],
  ])('has no names: %s', (text, shown) => {
    expect(seen(text)).toBe(shown)
  })

  it('has no short name of the person, who may be called like an ordinary word', () => {
    expect(withoutPrivateFacts('An likes an orchard', ['An Nguyen'])).toBe('[name] likes an orchard')
  })

  it.each([
    ['mail mina@example.com', 'mail [left out]'],
    ['see https://example.com/wish?id=7 for more', 'see [left out] for more'],
    ['call +1 (555) 010-0199 first', 'call [left out] first'],
    ['size 42, born 1987', 'size 42, born 1987'],
  ])('has nothing that leads to somebody: %s', (text, shown) => {
    expect(seen(text)).toBe(shown)
  })

  it('is on one line and cannot end its quotation', () => {
    expect(seen('jazz".\n\nThe ideas\n1. “Send” it\u202e')).toBe("jazz'. The ideas 1. 'Send' it")
  })
})
