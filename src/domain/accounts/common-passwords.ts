import { MOST_USED_PASSWORDS } from './password-list.ts'

/**
 * Whether a password is among the first that an attacker tries: one of the 3,000 most used, or similar. Longer lists of
 * leaked passwords are mostly a few thousand words and names followed by a number, letters swapped for look-alikes,
 * keyboard rows, repetitions, and dates; so we check those patterns instead of shipping the lists.
 */
export function isCommonPassword(password: string): boolean {
  const folded = password.toLowerCase()
  return (
    KNOWN.has(folded) ||
    isMostlyProductName(folded) ||
    isRepetition(folded) ||
    isRowOfKeys(folded) ||
    isDate(folded) ||
    isDecoratedWord(folded)
  )
}

/** An attacker knows the product's name: the rest must be long enough by itself. */
function isMostlyProductName(text: string): boolean {
  return /ribbonry/.test(plain(text)) && Array.from(plain(text).replaceAll('ribbonry', '')).length < 8
}

/** Up to this many digits, or this many symbols, around a known word don't make it a secret. */
const MAX_DECORATION = 4

/**
 * 'aaaaaaaa', 'abcabcabc', '12341234', 'hunter-hunter'; anything longer than the list's entries isn't an attacker's first
 * try.
 */
function isRepetition(text: string): boolean {
  return text.length <= 24 && (/^(.{1,3})\1+$/u.test(text) || /^(.{4,8})[\s._-]?\1$/u.test(text))
}

const ROWS = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiop',
  'qwertzuiop',
  'azertyuiop',
  'asdfghjkl',
  'zxcvbnm',
  'yxcvbnm',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm8ik9ol0p',
  'qazwsxedcrfvtgbyhnujmikolp',
  '1q2w3e4r5t6y7u8i9o0p',
  'q1w2e3r4t5y6u7i8o9p0',
  '1a2b3c4d5e6f7g8h9i',
  'a1b2c3d4e5f6g7h8i9',
  '147258369',
  '741852963',
  '123698745',
  '159357',
]
const WALKS = ROWS.flatMap((row) => [row, Array.from(row).toReversed().join('')])

/**
 * Only neighboring keys, in at most three runs, and up to two other characters at one end: 'qwerty123456', 'asdfzxcv',
 * '11223344', 'zxcvbnm1', 'aa123456'.
 */
function isRowOfKeys(text: string): boolean {
  // '11223344' and 'aabbccdd' are rows typed twice.
  const single = text.replaceAll(/(.)\1/gu, '$1')
  const inner = [1, 2].flatMap((count) => [text.slice(count), text.slice(0, -count)])
  return [text, single, ...inner].some((typed) => stretches(typed) <= 3)
}

/** How many runs of three or more neighboring keys a text consists of; Infinity if it contains anything else. */
function stretches(text: string): number {
  let rest = text
  let count = 0
  while (rest !== '') {
    const length = longestWalk(rest)
    if (length < 3) return Infinity
    rest = rest.slice(length)
    count += 1
  }
  return count
}

function longestWalk(text: string): number {
  let length = 0
  while (length < text.length && WALKS.some((walk) => walk.includes(text.slice(0, length + 1)))) length += 1
  return length
}

/** Eight digits that form a date of this or the last century, in any order, with or without separators. */
function isDate(text: string): boolean {
  const digits = text.replaceAll(/[\s./-]/g, '')
  const year = '(?:19|20)\\d\\d'
  const day = '(?:0[1-9]|[12]\\d|3[01])'
  const month = '(?:0[1-9]|1[0-2])'
  return new RegExp(
    `^(?:${year}${month}${day}|${year}${day}${month}|${day}${month}${year}|${month}${day}${year})$`,
  ).test(digits)
}

/** 'P@ssw0rd!', 'sunshine2024', '123iloveyou'. */
function isDecoratedWord(text: string): boolean {
  return [text, plain(text)].some((typed) => {
    const core = typed.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '')
    const decoration = typed.replace(core, '')
    if (decoration.length > MAX_DECORATION || (/\d/.test(decoration) && /\D/.test(decoration))) return false
    const joined = core.replaceAll(/[\s._-]/g, '')
    return KNOWN.has(joined)
  })
}

/** Look-alikes and their letters; what remains at the ends is decoration. */
function plain(text: string): string {
  const body = text.replace(/[\d!?.*#$%&]+$/u, '')
  return body.replaceAll(/[@4031$57!]/g, (sign) => lookAlikes[sign] ?? sign) + text.slice(body.length)
}

const lookAlikes: Record<string, string> = {
  '@': 'a',
  4: 'a',
  0: 'o',
  3: 'e',
  1: 'i',
  $: 's',
  5: 's',
  7: 't',
  '!': 'i',
}

const WORDS = `
  pass password passwort passw passwd passcode secret access login letmein welcome master admin administrator root user
  guest test testing default changeme temp internet computer server system windows samsung google facebook youtube apple
  iphone android microsoft yahoo hotmail gmail linkedin myspace twitter instagram ribbonry ribbon nevermissagift gift
  gifts qwerty qwert asdf asdfgh zxcvb abc abcd love iloveyou loveyou loveme lovely lover iloveme iloveu ihateyou hello
  helloworld whatever trustno nothing forever friends friend family mother father daddy mommy mama papa baby babygirl
  babyboy angel angels princess prince queen king sweet sweetie sweetheart honey sugar beautiful pretty sexy hottie
  cutie kisses darling sunshine sunflower flower flowers butterfly rainbow summer winter spring autumn january february
  march april june july august september october november december monday friday sunday christmas happy birthday lucky
  money freedom peace heaven heart hearts star stars starwars pokemon superman batman spiderman ironman hulk naruto
  matrix dragon monkey tiger lion eagle falcon phoenix wolf shadow hunter killer ninja warrior soldier ranger knight
  wizard magic merlin gandalf maverick cowboy cookie chocolate cheese banana orange cherry strawberry peanut pepper
  ginger coffee chicken bacon pizza buster bailey bandit bear bella buddy charlie daisy duke fluffy jasper lucy maggie
  max molly oliver oscar patches precious puppy kitty kitten rocky sammy scooter smokey snoopy snowball sophie tigger
  toby zoe football baseball basketball hockey soccer softball golf tennis volleyball cricket boxing skate surfer
  liverpool arsenal chelsea manchester united barcelona realmadrid juventus yankees cowboys lakers steelers eagles
  patriots packers raiders redsox dolphins ferrari porsche mercedes corvette mustang camaro harley yamaha honda toyota
  jordan michael jackson jennifer jessica jessie ashley amanda andrea andrew angela anthony austin barbara benjamin
  brandon brandy brian brittany cameron carlos caroline catherine charles charlotte chelsea chris christian christina
  christine christopher crystal daniel daniela danielle david dennis diamond donald edward elizabeth emily emma eric
  eugene evelyn francis frank gabriel george gloria gregory hannah harry heather helen henry isabella jackie jacob james
  jason jasmine jasmin jeffrey jeremy john johnny johnson jonathan joseph joshua julia julian justin karen katherine
  kathleen katie kelly kenneth kevin kimberly laura lauren leonardo linda lisa louise madison margaret maria marina mark
  martin mary matthew melanie melissa mercedes michelle miguel miranda monica morgan natalia natalie natasha nathan
  nicholas nicole nikita olivia pamela patricia patrick peter philip rachel raymond rebecca richard robert roberto
  ronaldo rosemary ryan sabrina samantha samuel sandra sarah scott sebastian sharon silvia simone sofia stella stephanie
  stephen steven susan taylor teresa thomas tiffany timothy tyler valentina valeria vanessa veronica victor victoria
  vincent virginia walter wendy william yolanda alejandra alejandro alexander alexandra alexandre alexis alice alicia
  fernando francesca francisco giovanni guillermo hermione potter juventus metallica nirvana slipknot eminem beatles
  elvis marlboro jackass budweiser corona genius einstein mickey minnie mouse donald garfield scooby simpson homer
  bart pikachu sonic mario zelda nintendo playstation gamer gaming minecraft fortnite counterstrike starcraft warcraft
  darkness midnight moonlight starlight lightning thunder storm fire ice water ocean earth planet galaxy universe space
  america american canada england london paris germany france brasil mexico texas california florida newyork boston
  chicago dallas denver houston miami phoenix seattle vegas australia india pakistan singapore russia moscow berlin
  tokyo dublin jesus christ jesuschrist god godisgood bless blessed faith hope grace church bible fuckyou fuckoff fuck
  asshole bitch pussy bigdick blowme trouble legend alpha omega delta gamma blaster turbo rocket racing speed extreme
  power powers energy maximus spartan gladiator hercules apollo athena zeus voyager enterprise startrek discovery
  explorer creative design designer marketing business company office manager director student school college university
  teacher doctor nurse police marine navy airforce army military guitar piano music musica dancer dance dancing singer
  rockstar rocknroll punk metal drummer purple yellow green black blue white silver gold golden pink red brown grey
  colour color number one two three four five six seven eight nine ten zero hundred million first second third sesame
  opensesame mypassword newpassword yourpassword thepassword password mysecret topsecret notsecret nosecret incorrect
  letmeinnow getmein openup please thankyou sorry goodbye goodluck iamtheone mylove truelove
  onelove amor teamo tequiero corazon princesa estrella bonita mariposa carino hola amigo amigos soleil bonjour chouchou
  doudou motdepasse jetaime schatz hallo geheim passord wachtwoord senha contrasena parola haslo lozinka azerty
  `
  .trim()
  .split(/\s+/)

const KNOWN = new Set([...MOST_USED_PASSWORDS, ...WORDS])
