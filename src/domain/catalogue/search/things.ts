/**
 * What people call things that our texts call otherwise: brands (our titles have none), kinds of shops and spellings. The alternatives
 * of a phrase are looked for as well as the phrase.
 */
export function otherNames(): ReadonlyMap<string, readonly string[]> {
  return (made ??= new Map(
    table
      .trim()
      .split('\n')
      .flatMap((line) => {
        const [names = '', others = ''] = line.split('=')
        const list = others.split(',').map((other) => other.trim())
        return names.split(',').map((name): [string, string[]] => [name.trim(), list])
      }),
  ))
}
let made: ReadonlyMap<string, readonly string[]> | undefined

/** The most words of a phrase in the table. */
export const LONGEST_NAME = 4

/** British words and spellings: 'colour', 'jewellery', 'personalised', 'travelling'. */
export function americanSpelling(word: string): string | undefined {
  const american = word
    .replace(/^(col|fav|flav|hon|neighb|harb|hum|lab|od|parl|rum|vap|arm|behavi)our/, '$1or')
    .replace(/([a-z]{3,})is(e|ed|er|ers|es|ing|ation)$/, (all, start: string, end: string) =>
      /(?:exerc|prom|surpr|adv|w|[ao]|adver|superv|rev|dev|disgu|merchand|fr|cru|bru|parad|expert|prec|conc)$/.test(
        start,
      )
        ? all
        : `${start}iz${end}`,
    )
    .replace(/^(theat|cent|lit|met|fib|somb)re(s?)$/, '$1er$2')
    .replace(/([aeiou])ll(ing|ed|er|ers|ery)$/, (all, vowel: string, end: string) =>
      /^(?:travell|jewell|cancell|modell|labell|fuell|marvell)/.test(word) ? `${vowel}l${end}` : all,
    )
    .replace(/^jewelery$/, 'jewelry')
    .replace(/^gr(?:e)y/, 'gray')
    .replace(/^cos(y|ies|iest|ier)$/, 'coz$1')
    .replace(/^mould/, 'mold')
    .replace(/^moustache/, 'mustache')
  return american === word ? undefined : american
}

const table = `
kindle, kobo, nook, ereader, e reader, ebook reader=e-reader, e-ink, reading tablet
lego, legos, duplo, mega bloks=building bricks, building brick, brick set, bricks
airpods, air pods, earpods, earbuds=earbuds, wireless earbuds, headphones
beats=headphones
bose, sonos, echo, alexa, homepod, jbl=speaker, smart speaker
fitbit, garmin, fitness watch=fitness tracker, fitness band, smartwatch
apple watch, smart watch=smartwatch, smart watch, fitness tracker
ipad, galaxy tab=tablet, tablet stand
iphone, android phone=phone, smartphone
macbook, chromebook=laptop
nintendo, nintendo switch, playstation, ps5, ps4, xbox, wii, game console, steam deck=video game, video games, gaming, controller
yeti, stanley cup, stanley, hydro flask, hydroflask, contigo, thermos=insulated tumbler, tumbler, insulated bottle, insulated mug, cooler
instant pot, instapot, ninja foodi, crock pot, crockpot=pressure cooker, multicooker, slow cooker
keurig, nespresso, k cups, chemex, aeropress, french press=coffee maker, coffee, pour-over, press
vitamix, nutribullet, ninja blender=blender, smoothie
kitchenaid, kitchen aid=stand mixer, mixer, baking
le creuset, staub, lodge=dutch oven, enameled, cast-iron, cast iron
air fryer=air fryer, countertop oven, convection
moleskine, leuchtturm, rhodia=notebook, journal
sharpie, sharpies, copic=marker, markers, pens
crayola=crayons, colored pencils, markers
play doh, playdoh, play dough, playdough=modeling dough, dough, modeling clay
barbie, barbies, american girl, bratz=fashion doll, doll, dolls
hot wheels, matchbox=toy cars, toy car, car track, race track
nerf, nerf gun, nerf guns=foam dart, foam darts, dart blaster, blaster
polaroid, instax, polaroid camera, instax camera, instant camera=instant camera, instant-print camera, instant print, instant film
gopro, go pro, action cam=action camera, camera
roomba, robot vacuum=robot vacuum, vacuum
crocs, birkenstock, birkenstocks=clogs, sandals, slippers
uggs, ugg=shearling slippers, slippers, boots
nike, adidas, vans, converse, jordans=sneakers, running shoes
patagonia, north face, columbia=fleece, jacket
levis, levi=jeans, denim
ray ban, ray bans, oakley=sunglasses
lululemon=yoga, leggings
victorinox, swiss army knife, leatherman=pocketknife, pocket knife, multitool, multi-tool, pocket tool
magna tiles, magnatiles, magformers, magnetic tiles=magnetic tiles, magnetic blocks, magnetic building, magnet
uno, phase 10, exploding kittens=card game
monopoly, catan, settlers of catan, ticket to ride, carcassonne, risk=board game, strategy game
scrabble, bananagrams=word game
jenga=stacking game, block tower
dungeons dragons, dungeons and dragons, dnd, d d=role-playing, roleplaying, tabletop, dice set, dice
pokemon, yugioh, magic the gathering=trading cards, card binder, collector
warhammer=miniatures, miniature painting
squishmallow, squishmallows, jellycat, beanie baby, stuffed animal, stuffed animals, stuffie=plush, stuffed animal
spotify, apple music, pandora=music streaming, streaming, music
netflix, hulu, disney plus, hbo=streaming, movie night, movies
audible, audio book, audiobook=audiobook, audiobooks, audio
amazon, target, walmart, visa=shopping, store, any shop
starbucks, dunkin=coffee shop, coffee
uber, lyft=ride
airbnb, weekend getaway=weekend, getaway, night away
doordash, grubhub, uber eats=meal delivery, restaurant, dinner
subscription, subscription box, subscription boxes=subscription, monthly, by mail, every month
yankee candle, bath and body works=scented candle, candle
tumi, samsonite, rimowa=suitcase, carry-on, luggage
theragun, hypervolt, percussion massager=massage gun, massager, percussion
peloton=exercise bike, indoor cycling, cycling
weighted blanket, gravity blanket=weighted blanket
cricut=cutting machine, paper crafts, vinyl cutting
rubik, rubiks=puzzle cube, cube
vinyl, vinyls, lp, lps=vinyl, record
turntable, record player=turntable, record player
tshirt, tshirts, t shirt, tee shirt=t-shirt, tee
beanie, beanies=knit hat, wool hat, beanie
hoodie, sweat shirt, sweatshirt=hoodie, sweatshirt
new mom, new mother, new moms, new mum, mom to be, expecting mother, pregnant friend=new mother, new mom, new parent, newborn
new dad, new father, dad to be=new father, new dad, new parent
new parents, new parent, expecting parents=new parent, newborn
get well, get well soon, feel better, recovery=get well, get-well, recovery, sick day, sick bed
sympathy, condolence, condolences, bereavement, grief, memorial=sympathy, grief, memorial, remembrance, in memory
thinking of you=thinking of you
thank you, thankyou, thanks=thank-you, thank you, thanks
going away, farewell, goodbye, leaving=farewell, going-away, goodbye, moving away
new job=new job, new-job, first day
new home, new house, first home, first apartment, moving in=housewarming, new home
job promotion=promotion
hanukkah, chanukah=hanukkah
ramadan, eid mubarak=eid, ramadan
book lover, bookworm, reader, avid reader=reading, reader, readers
coffee lover, coffee addict, coffee snob=coffee
tea lover=tea
wine lover=wine
beer lover=beer
dog lover, dog owner, dog mom, dog dad=dog, dogs
cat lover, cat owner, cat lady, cat mom=cat, cats
plant lover, plant mom, plant lady=houseplant, houseplants, plant
foodie=gourmet, food
gamer, gamers=gaming, video game, video games
techie, tech, tech gift, tech gifts, geek=gadget, electronics, tech
large print=large-print, large print
torch, torches=flashlight, headlamp, lantern, torch
jumper, jumpers=sweater, pullover, knit
trainers=sneakers, running shoes
nappy bag, changing bag=diaper bag
nappy, nappies=diaper, diapers
pushchair, pram, buggy=stroller
dressing gown, housecoat=robe, bathrobe
football boots=soccer cleats, cleats, soccer
football=football, soccer
rucksack=backpack, rucksack, daypack
secateurs, pruners, pruning shears=pruners, pruning shears, secateurs
duvet, doona=comforter, duvet
hoover=vacuum
pyjamas, pyjama, pjs, pajamas=pajamas, pajama
aubergine=eggplant, vegetable garden
courgette=zucchini, vegetable garden
biscuits, biscuit=cookies, cookie, biscuit
sweets, lollies=candy, sweets
mobile phone=phone
wellies, wellington boots, wellingtons=rain boots, rubber boots, garden boots
waistcoat=vest
braces=suspenders
tea towel, tea towels=kitchen towel, dish towel, tea towel
cot=crib
draughts=checkers
plaster=bandage
swimming costume, bathers=swimsuit
anorak, mac=rain jacket, jacket
barbecue, bbq, barbeque=grill, grilling, barbecue
aeroplane=airplane, plane
fairy lights, string lights=string lights, fairy lights
cot bed=crib
xmas=christmas
bday=birthday
`
