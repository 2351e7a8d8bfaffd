import { family } from './family.ts'
import { friends } from './friends.ts'
import { between, oneOf, seededRandom } from './random.ts'
import type { SeedBirthday, SeedPerson } from './spec.ts'

export const scales = [1, 10, 100] as const
export type Scale = (typeof scales)[number]

/** The demo's people: the memorable ones, and at larger scales ever more acquaintances with presents like theirs. */
export function demoPeople(scale: Scale): SeedPerson[] {
  const memorable = [...family, ...friends]
  const random = seededRandom(20_261_121)
  const names = freshNames(random, new Set(memorable.map(({ fullName }) => fullName)))
  const people = [...memorable]
  for (let copy = 1; copy < scale; copy++) {
    for (const model of memorable) people.push(acquaintance(model, names(model.gender), random))
  }
  return people
}

/** Somebody with the presents of the model and a life of their own. */
function acquaintance(model: SeedPerson, fullName: string, random: () => number): SeedPerson {
  const { categoryIds, gender, birthdayEvent, occasions, ideas } = model
  return {
    fullName,
    relationship: oneOf(random, [
      'friend',
      'friend',
      'colleague',
      'cousin',
      'neighbor',
      'family',
      'aunt-uncle',
      'other',
    ]),
    addedDaysAgo: between(random, 30, 800),
    ...(gender ? { gender } : {}),
    ...(categoryIds ? { categoryIds } : {}),
    ...(model.birthday ? { birthday: anotherDay(model.birthday, random) } : {}),
    ...(birthdayEvent ? { birthdayEvent } : {}),
    ...(ideas ? { ideas } : {}),
    ...(occasions
      ? {
          occasions: occasions.map((occasion) =>
            occasion.inDays === undefined ? occasion : { ...occasion, inDays: between(random, -180, 180) },
          ),
        }
      : {}),
  }
}

function anotherDay(birthday: SeedBirthday, random: () => number): SeedBirthday {
  if ('leapYear' in birthday) return birthday
  if ('inMonths' in birthday) return { inMonths: between(random, 0, 11) }
  const inDays = between(random, 0, 364)
  return birthday.turning === undefined ? { inDays } : { inDays, turning: between(random, 1, 90) }
}

/** Names nobody has yet: given and family names are drawn together, a middle initial when both are taken. */
function freshNames(random: () => number, taken: Set<string>) {
  return (gender: SeedPerson['gender']): string => {
    for (;;) {
      const given = oneOf(random, gender === 'male' ? men : gender === 'female' ? women : oneOf(random, [men, women]))
      const surname = oneOf(random, surnames)
      const initial = String.fromCodePoint(65 + between(random, 0, 25))
      const name = [`${given} ${surname}`, `${given} ${initial}. ${surname}`].find((choice) => !taken.has(choice))
      if (name === undefined) continue
      taken.add(name)
      return name
    }
  }
}

type Names = readonly [string, ...string[]]

const listed = (names: string): Names => names.split(' ') as [string, ...string[]]

const women = listed(
  'Amara Ingrid Mei Yasmin Chiara Oluwaseun Saoirse Hanna Valentina Leilani Nadia Sunita Agnieszka Thandiwe Camille Noa Ayşe Rosa Ebba Parisa Ximena Hyun-ju Anaïs Wanjiru Katarzyna Moana Svetlana Beatriz Hye-jin Esther',
)
const men = listed(
  'Kwame Lars Hiroshi Omar Luca Chidi Cormac Jonas Diego Kaleo Tariq Arjun Piotr Sipho Étienne Ari Mehmet Rafael Axel Cyrus Emiliano Min-jun Rémi Kamau Jakub Tāne Ivan Caetano Seung-ho Samuel',
)
const surnames = listed(
  'Adeyemi Bergström Chen Al-Masri Ricci Balogun Gallagher Novak Morales Kahananui Hussain Patel Kowalski Dlamini Laurent Cohen Yılmaz Oliveira Johansson Tehrani Guerrero Park Moreau Mwangi Nowak Parata Petrov Souza Choi Goldberg Fernández Osei Suzuki Haugen Papadopoulos Ibrahim Silva Murray Schäfer Nguyen Kaur Abebe Rossi Jensen Takahashi Mbeki Dubois Rahman Walker Sato',
)
