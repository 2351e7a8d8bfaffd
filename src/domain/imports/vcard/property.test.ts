import { describe, expect, it } from 'vitest'
import { hasType, isBinary, isQuotedPrintable, parseProperty, splitUnescaped, unescaped } from './property.ts'

const parsed = (text: string) => {
  const property = parseProperty(text, 7)
  if (!property) throw new Error(`'${text}' is no property`)
  return property
}
const paramsOf = (text: string) => Object.fromEntries(parsed(text).params)

describe('a property', () => {
  it('has a group, a name, parameters and a value', () => {
    expect(parsed('item1.tel;type=cell:+1: 555')).toEqual({
      group: 'ITEM1',
      name: 'TEL',
      params: new Map([['TYPE', ['cell']]]),
      value: '+1: 555',
      line: 7,
    })
    expect(parsed('FN:Ada')).toEqual({ group: '', name: 'FN', params: new Map(), value: 'Ada', line: 7 })
  })

  it('may have spaces around its group and its name', () => {
    expect(parsed(' item1 . TEL :1')).toMatchObject({ group: 'ITEM1', name: 'TEL', value: '1' })
  })

  it('has its value behind the first colon that is not in quotes', () => {
    expect(parsed('ADR;LABEL="Flat: 2":;;1 Main St')).toMatchObject({ name: 'ADR', value: ';;1 Main St' })
    expect(paramsOf('ADR;LABEL="Flat; 2";TYPE=home:x')).toEqual({ LABEL: ['Flat; 2'], TYPE: ['home'] })
  })

  it('is read to the first colon where a quote never closes, or where its parameters have no end', () => {
    expect(parsed('ADR;LABEL="Flat:1 Main St').value).toBe('1 Main St')
    expect(parseProperty(`TEL;X="${'x'.repeat(1_990)}:1`, 1)?.value).toBe('1')
    expect(parseProperty(`TEL;X="${'x'.repeat(2_000)}:1`, 1)).toBeUndefined()
    expect(parseProperty(`TEL;X=${'x'.repeat(2_000)}:1`, 1)).toBeUndefined()
  })

  it.each(['', 'FN', 'First name:Ada', 'näme:Ada', ':Ada'])('is not in %j', (text) => {
    expect(parseProperty(text, 1)).toBeUndefined()
  })
})

describe('parameters', () => {
  it('have several values, in one list, quoted as a whole, or by their name again', () => {
    expect(paramsOf('TEL;TYPE=cell,home:1')).toEqual({ TYPE: ['cell', 'home'] })
    expect(paramsOf('TEL;TYPE="cell, home":1')).toEqual({ TYPE: ['cell', 'home'] })
    expect(paramsOf('TEL; type = cell ;TYPE=home:1')).toEqual({ TYPE: ['cell', 'home'] })
  })

  it('without a name are types, or how the value is encoded', () => {
    expect(paramsOf('TEL;WORK; VOICE :1')).toEqual({ TYPE: ['WORK', 'VOICE'] })
    for (const encoding of ['QUOTED-PRINTABLE', 'base64', 'b', '8bit', '7BIT'])
      expect(paramsOf(`NOTE;${encoding}:x`)).toEqual({ ENCODING: [encoding] })
    expect(paramsOf('NOTE;XBASE64;BASE64X:x')).toEqual({ TYPE: ['XBASE64', 'BASE64X'] })
  })

  it('have signs that a quoted value cannot have behind a caret', () => {
    expect(paramsOf("ADR;LABEL=one^ntwo ^'three^' ^^ ^x:x")).toEqual({ LABEL: ['one\ntwo "three" ^ ^x'] })
    expect(paramsOf(`ADR;LABEL="one^ntwo":x`)).toEqual({ LABEL: ['one\ntwo'] })
  })

  it('are fifty at most', () => {
    const many = Array.from({ length: 51 }, (_, at) => `P${at}=x`).join(';')
    expect(Object.keys(paramsOf(`TEL;${many}:1`))).toHaveLength(50)
  })
})

describe('how a value is encoded', () => {
  it.each([
    ['PHOTO;ENCODING=b:x', true],
    ['PHOTO;BASE64:x', true],
    ['PHOTO;ENCODING=base64x:x', false],
    ['PHOTO;ENCODING=xb:x', false],
    ['PHOTO;TYPE=b:x', false],
    ['PHOTO:x', false],
  ])('%s is binary: %s', (text, isSo) => {
    expect(isBinary(parsed(text))).toBe(isSo)
  })

  it.each([
    ['NOTE;ENCODING=quoted-printable:x', true],
    ['NOTE;QUOTED-PRINTABLE:x', true],
    ['NOTE;ENCODING=8BIT:x', false],
    ['NOTE:x', false],
  ])('%s is quoted-printable: %s', (text, isSo) => {
    expect(isQuotedPrintable(parsed(text))).toBe(isSo)
  })
})

it('a type is known in any case', () => {
  expect(hasType(parsed('TEL;TYPE=Cell:1'), 'CELL')).toBe(true)
  expect(hasType(parsed('TEL;TYPE=home:1'), 'CELL')).toBe(false)
  expect(hasType(parsed('TEL:1'), 'CELL')).toBe(false)
})

describe('a value', () => {
  it('is split where its separator is not escaped', () => {
    expect(splitUnescaped(String.raw`Roe;Jane\;A.;;\\;x`, ';')).toEqual(['Roe', String.raw`Jane\;A.`, '', '\\\\', 'x'])
  })

  it('has its signs and line breaks escaped', () => {
    expect(unescaped(String.raw`a\,b\;c\:d\\e\nf\Ng\x`)).toBe('a,b;c:d\\e\nf\ng\\x')
  })
})
