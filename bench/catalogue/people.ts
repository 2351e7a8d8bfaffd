import type pg from 'pg'

/** Relationship, year of birth, categories and what was written about them. */
const people: [string, number | null, string[], string][] = [
  ['friend', 1990, ['books'], 'astronomy, hiking, board games'],
  ['parent', 1958, ['home-and-kitchen.cooking'], 'gardening, birdwatching, crosswords'],
  ['child', 2018, ['toys-and-games'], 'dinosaurs, building bricks, drawing'],
  ['spouse', 1987, ['clothing-shoes-and-jewelry', 'beauty-and-personal-care'], 'yoga, travel, coffee'],
  ['colleague', null, [], 'tea, running'],
  ['grandparent', 1940, ['health-and-household'], 'knitting, classical music'],
  ['sibling', 2008, ['electronics', 'sports-and-outdoors'], 'video games, football, guitar'],
  ['cousin', 2024, [], ''],
  ['friend', 1979, ['musical-instruments'], 'wine, cycling, photography, camping, chess, fishing, painting'],
  ['boss', null, ['office-products'], ''],
]

/** Contacts of the one account that is there. @returns their ids */
export async function fillPeople(pool: pg.Pool): Promise<number[]> {
  const ids: number[] = []
  for (const [relationship, year, categoryIds, interests] of people) {
    const { rows } = await pool.query<{ id: number }>(
      `insert into contacts (user_id, full_name, relationship, birthday, category_ids, interests, created_at, updated_at)
       select id, $1, $1, $2, $3, $4, now(), now() from users returning id`,
      [relationship, year === null ? null : `${year}-05-17`, categoryIds, interests],
    )
    ids.push(...rows.map(({ id }) => id))
  }
  return ids
}
