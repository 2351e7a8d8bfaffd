import { describe, expect, it } from 'vitest'
import { dialogTitle } from './dialog-title.ts'

describe('the title of the recommendations', () => {
  it('names the person and the event, each once', () => {
    expect(dialogTitle(undefined, undefined)).toBe('AI Gift Recommendations')
    expect(dialogTitle('Maya Okafor', undefined)).toBe('AI Gift Recommendations for Maya Okafor')
    expect(dialogTitle('Maya Okafor', 'Graduation')).toBe("AI Gift Recommendations for Maya Okafor's Graduation")
    expect(dialogTitle('Maya Okafor', "Maya Okafor's Birthday")).toBe(
      "AI Gift Recommendations for Maya Okafor's Birthday",
    )
    expect(dialogTitle('Maya Okafor', 'Maya’s Birthday')).toBe("AI Gift Recommendations for Maya Okafor's Birthday")
  })

  it('wants the name as whole words', () => {
    expect(dialogTitle('Maya', 'Mayan feast')).toBe("AI Gift Recommendations for Maya's Mayan feast")
    expect(dialogTitle('Maya', 'Maya memorial')).toBe('AI Gift Recommendations for Maya memorial')
  })

  it.each(['’', '‘', 'ʼ', '`', '´', '′', '＇'])('knows the name by any apostrophe (%s)', (mark) => {
    expect(dialogTitle(`Pat O${mark}Neil`, "Pat O'Neil's Wedding")).toBe(
      "AI Gift Recommendations for Pat O'Neil's Wedding",
    )
    expect(dialogTitle("Pat O'Neil", `PAT O${mark}NEIL${mark}s Wedding`)).toBe(
      `AI Gift Recommendations for PAT O${mark}NEIL${mark}s Wedding`,
    )
  })
})
