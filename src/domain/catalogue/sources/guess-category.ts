import { foldText } from '../../shared/search-text.ts'

/**
 * The category of ours that fits a shop's department ('Home & Garden > Kitchen & Dining > Cookware') by its words; null if
 * none does. What stands later in the path says more, and of the same place the longer words do.
 */
export function guessCategory(department: string): string | null {
  const text = ` ${foldText(department).replaceAll(/[^a-z0-9>]+/g, ' ')} `
  let best: { at: number; length: number; id: string } | undefined
  for (const { words, id } of rules)
    for (const match of text.matchAll(words)) {
      const at = placeOf(text, match.index)
      const { length } = match[0]
      if (!best || at > best.at || (at === best.at && length > best.length)) best = { at, length, id }
    }
  return best?.id ?? null
}

/** Which part of the path it is. */
function placeOf(text: string, index: number): number {
  return text.slice(0, index + 1).split('>').length
}

const lines = `
sports-and-outdoors: sports?, sporting goods, outdoors?, outdoor recreation, athletics
sports-and-outdoors.fitness-and-yoga: fitness, exercise
sports-and-outdoors.fitness-and-yoga.yoga-and-pilates: yoga, pilates
sports-and-outdoors.fitness-and-yoga.strength-and-home-gym: gym, weight lifting, dumbbells?, kettlebells?
sports-and-outdoors.fitness-and-yoga.running: running
sports-and-outdoors.camping-and-hiking: camping, hiking, tents?, backpacking, sleeping bags?
sports-and-outdoors.cycling: cycling, bicycles?, bikes?
sports-and-outdoors.water-sports: water sports, boating
sports-and-outdoors.water-sports.swimming: swimming, swim
sports-and-outdoors.water-sports.paddling-and-surfing: surfing, kayak(?:s|ing)?, paddle ?boards?, canoes?
sports-and-outdoors.water-sports.fishing: fishing
sports-and-outdoors.winter-sports: winter sports, ski(?:s|ing)?, snowboard(?:s|ing)?, sleds?
sports-and-outdoors.team-sports.soccer: soccer
sports-and-outdoors.team-sports.basketball: basketball
sports-and-outdoors.team-sports.baseball-and-softball: baseball, softball
sports-and-outdoors.golf: golf
sports-and-outdoors.racket-sports: tennis, badminton, pickleball, squash
sports-and-outdoors.climbing: climbing
sports-and-outdoors.fan-gear: fan gear, fan shop, sports fan
toys-and-games: toys?, games, toys and games, kids toys
toys-and-games.baby-and-toddler-toys: baby toys, toddler toys, baby and toddler, baby activity toys
toys-and-games.building-sets: building (?:sets|toys|blocks|bricks), construction toys, bricks
toys-and-games.board-and-card-games: board games?, card games?, tabletop games
toys-and-games.puzzles: puzzles?, jigsaws?
toys-and-games.dolls-and-pretend-play: dolls?, pretend play, playsets?, dress up, doll ?houses?
toys-and-games.science-and-learning: educational toys, science kits?, learning toys, stem toys
toys-and-games.outdoor-play: outdoor play(?: equipment)?, play swings?, trampolines?
toys-and-games.remote-control-and-vehicles: remote control toys, toy (?:cars|vehicles|trains)
toys-and-games.plush: plush, stuffed animals?, soft toys?
toys-and-games.collectibles-and-models: collectibles?, scale models?, action figures?, model kits?
electronics: electronics?, consumer electronics, gadgets
electronics.headphones-and-speakers: headphones?, earbuds, speakers?, audio
electronics.smart-home: smart home, home automation
electronics.photography.cameras: cameras?
electronics.photography.photo-accessories: camera accessories, photo accessories, tripods?, lenses
electronics.wearables: wearables?, smart ?watch(?:es)?, fitness trackers?
electronics.phone-and-tablet-accessories: phone accessories, mobile accessories, phone cases?, tablet accessories, cell phones?
electronics.computer-accessories: computer accessories, computers?, keyboards, mice, monitors?
electronics.gaming-gear: video games?, gaming, consoles?
electronics.e-readers: e ?readers?
electronics.drones-and-gadgets: drones?
books: books?, media, magazines
books.fiction: fiction, novels
books.fiction.mystery-and-thriller: mystery, thrillers?, crime
books.fiction.science-fiction-and-fantasy: science fiction, fantasy
books.fiction.romance: romance
books.non-fiction: non ?fiction
books.non-fiction.biography-and-memoir: biograph(?:y|ies), memoirs?
books.non-fiction.history: history
books.cookbooks: cookbooks?, cooking books
books.travel-books: travel books
books.childrens-books: childrens books, children s books, kids books, picture books
books.comics-and-graphic-novels: comics?, graphic novels?, manga
books.journals-and-guided-notebooks: journals
arts-crafts-and-sewing: arts?, crafts?, arts and crafts, art and craft(?:ing)?, hobbies
arts-crafts-and-sewing.painting-and-drawing: painting, drawing, art supplies, paints?
arts-crafts-and-sewing.knitting-and-crochet: knitting, crochet, yarn
arts-crafts-and-sewing.sewing-and-quilting: sewing, quilting, fabric, embroidery
arts-crafts-and-sewing.scrapbooking-and-paper: scrapbooking, paper craft
arts-crafts-and-sewing.jewelry-making: jewelry making, beads
arts-crafts-and-sewing.pottery-and-clay: pottery, clay
arts-crafts-and-sewing.candle-and-soap-making: candle making, soap making
arts-crafts-and-sewing.calligraphy-and-lettering: calligraphy, lettering
musical-instruments: musical instruments?, music
musical-instruments.guitar-and-ukulele: guitars?, ukuleles?
musical-instruments.keyboard-and-piano: pianos?, keyboards and pianos, musical keyboards
musical-instruments.drums-and-percussion: drums?, percussion
musical-instruments.wind-and-brass: woodwinds?, brass instruments?, flutes?
beauty-and-personal-care: beauty, cosmetics, personal care, health and beauty
beauty-and-personal-care.skin-care: skin ?care
beauty-and-personal-care.bath-and-body: bath and body, bath
beauty-and-personal-care.fragrance: perfumes?, cologne, fragrances?
beauty-and-personal-care.makeup: make ?up
beauty-and-personal-care.hair-care: hair care, hair
beauty-and-personal-care.mens-grooming: shaving, grooming, beard
beauty-and-personal-care.nail-care: nail (?:care|polish), nails
home-and-kitchen: home, home and kitchen, home and garden, household, furniture
home-and-kitchen.cooking: kitchen, kitchen and dining, cooking
home-and-kitchen.cooking.cookware: cookware, pots and pans, pans
home-and-kitchen.cooking.knives-and-tools: knives, kitchen tools(?: and utensils)?, cutlery, utensils
home-and-kitchen.cooking.small-appliances: kitchen appliances, small appliances, blenders?, toasters?
home-and-kitchen.cooking.baking: baking, bakeware
home-and-kitchen.coffee-and-tea: coffee and tea
home-and-kitchen.coffee-and-tea.coffee: coffee, espresso
home-and-kitchen.coffee-and-tea.tea: tea, teapots?
home-and-kitchen.bar-and-wine: bar ?ware, wine, barware, spirits, beer, whisk(?:e)?y, alcoholic beverages, cocktails?
home-and-kitchen.home-decor: decor, home decor, decoration
home-and-kitchen.home-decor.candles-and-fragrance: candles?, home fragrances?, diffusers?
home-and-kitchen.home-decor.wall-art-and-frames: wall art, posters?, picture frames?, artwork, prints
home-and-kitchen.home-decor.lighting: lighting, lamps?
home-and-kitchen.home-decor.throws-and-pillows: throws, throw pillows?, cushions?, blankets?
home-and-kitchen.bedding-and-sleep: bedding, linens, sheets, duvets?
home-and-kitchen.garden-and-plants: garden, lawn and garden, gardening
home-and-kitchen.garden-and-plants.indoor-plants: indoor plants, plants, houseplants
home-and-kitchen.garden-and-plants.garden-tools: garden tools, gardening tools
home-and-kitchen.organization: storage, organization, organizers?
home-and-kitchen.entertaining-and-tableware: tableware, dinnerware, glassware, drinkware, mugs?, serveware
clothing-shoes-and-jewelry: clothing, apparel, apparel and accessories, fashion, shoes, jewelry, jewellery, accessories
clothing-shoes-and-jewelry.men: men, mens, men s, male
clothing-shoes-and-jewelry.men.mens-clothing: mens? (?:s )?clothing, mens? (?:s )?apparel
clothing-shoes-and-jewelry.men.mens-shoes: mens? (?:s )?shoes
clothing-shoes-and-jewelry.men.mens-watches: mens? (?:s )?watches
clothing-shoes-and-jewelry.men.mens-accessories: mens? (?:s )?accessories, wallets?, neckties, ties
clothing-shoes-and-jewelry.women: women, womens, women s, female
clothing-shoes-and-jewelry.women.womens-clothing: womens? (?:s )?clothing, dresses, skirts, blouses
clothing-shoes-and-jewelry.women.womens-shoes: womens? (?:s )?shoes
clothing-shoes-and-jewelry.women.womens-jewelry: womens? (?:s )?jewelry, necklaces?, earrings?, bracelets?
clothing-shoes-and-jewelry.women.handbags-and-accessories: handbags?, purses?, scarves
clothing-shoes-and-jewelry.girls-and-boys: girls, boys, kids clothing, baby clothing, children s clothing
clothing-shoes-and-jewelry.luggage-and-travel-gear: luggage, suitcases?, travel gear, backpacks?, bags
health-and-household: health, health care
health-and-household.wellness-and-relaxation: wellness, relaxation, spa
health-and-household.wellness-and-relaxation.massage-and-recovery: massage
health-and-household.wellness-and-relaxation.aromatherapy: aromatherapy, essential oils
pet-supplies: pets?, pet supplies, animals
pet-supplies.dogs: dogs?
pet-supplies.cats: cats?
pet-supplies.birds: bird supplies, pet birds?
pet-supplies.fish-and-aquatics: aquariums?, fish supplies
pet-supplies.small-animals: small animals?, hamsters?, rabbits?
office-products: office, office supplies, office products
office-products.pens-and-writing: pens?, pencils?, writing instruments
office-products.notebooks-and-planners: notebooks?, planners?, calendars
office-products.desk-accessories: desk accessories, desk organizers?
office-products.cards-and-stationery: stationery, note cards
gift-cards: gift cards?, vouchers?
gift-cards.greeting-cards: greeting cards?, birthday cards?
`

const rules = lines
  .trim()
  .split('\n')
  .map((line) => {
    const end = line.indexOf(': ')
    const words = line.slice(end + 2).replaceAll(', ', '|')
    return { id: line.slice(0, end), words: new RegExp(` (?:${words})(?= )`, 'g') }
  })
