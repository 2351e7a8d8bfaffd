import fc from 'fast-check'
import { expect, test } from 'vitest'
import { titleOfLink } from './link-title.ts'

test.each([
  ['/listing/1234567890/handmade-leather-journal', 'Handmade leather journal'],
  ['/p/merino-wool-scarf-blue/-/A-12345678', 'Merino wool scarf blue'],
  ['/ip/Lego-Classic-Bricks/123456', 'Lego Classic Bricks'],
  ['/Weighted-Blanket-Queen/dp/B07XJ8C8F5/ref=sr_1_3', 'Weighted Blanket Queen'],
  ['/products/kalimba-17-keys-p-12345.html', 'Kalimba 17 keys'],
  ['/12345678-wooden-train', 'Wooden train'],
  ['/collections/toys/products/kalimba', 'Kalimba'],
  ['/toys-and-games/wooden_train/reviews', 'Wooden train'],
  ['/puzzle-1000-piece', 'Puzzle 1000 piece'],
  ['/2-in-1-grill', '2 in 1 grill'],
  ['/sony-wh-1000xm5', 'Sony wh 1000xm5'],
  ['/Caf%C3%A9-au-Lait-Bowl/', 'Café au Lait Bowl'],
  ['/red+mug', 'Red mug'],
  ['/kalimba', 'Kalimba'],
])('%s names %j', (pathname, title) => expect(titleOfLink({ pathname })).toBe(title))

test.each([
  '/',
  '/products/',
  '/dp/B07XJ8C8F5',
  '/itm/123456789012',
  '/en-us/p/550e8400-e29b-41d4-a716-446655440000',
  '/AbCdE',
  '/index.html',
  '/%E0%A4%A',
  '',
])('%j names nothing', (pathname) => expect(titleOfLink({ pathname })).toBeNull())

test('slugs come back as their words; never more than a line, never an exception', () => {
  const words = fc.array(fc.stringMatching(/^[a-z]{4,7}$/), { minLength: 2, maxLength: 6 })
  fc.assert(
    fc.property(words, fc.integer({ min: 100_000 }), (slug, id) => {
      const title = titleOfLink({ pathname: `/products/${id}/${slug.join('-')}-${id}` })
      expect(title?.toLowerCase()).toBe(slug.join(' '))
    }),
  )
  fc.assert(
    fc.property(fc.oneof(fc.webPath(), fc.string()), (pathname) => {
      expect(titleOfLink({ pathname }) ?? '').not.toMatch(/[\p{Cc}\u2028]|^\s|.{301}/u)
    }),
  )
})
