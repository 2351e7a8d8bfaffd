/**
 * What people name when they mean one thing of an interest: 'westerns' of movies, 'peonies' of flowers. Liked, it means the
 * interest; refused, only itself, and it hints at nothing by its parts. A name may be listed for several interests.
 */
export const things: Readonly<Record<string, string>> = {
  'movies-and-tv':
    'comedies, old movies, black and white movies, horror movies, scary movies, action movies, superhero movies, kung fu movies, classic movies, christmas movies, romantic comedies, rom coms, westerns, musicals, film noir, sitcoms, soap operas, game shows, reality tv, reality shows, period dramas, costume dramas, crime shows, cooking shows, baking shows, korean dramas, k-dramas, cartoons, popcorn, television, watching tv, tv series, crime dramas, british crime dramas, detective dramas, tv dramas, british tv, war movies, nature documentaries',
  'music-listening':
    'jazz, jazz records, blues music, rock music, classic rock, country music, hip hop, rap music, pop music, k-pop, heavy metal, metal music, death metal, punk rock, indie music, reggae, soul music, gospel music, bluegrass, folk music, classical music, electronic music, techno, house music, big band music, swing music, oldies, motown, disco, doo-wop, show tunes, film music, boy bands, band music, radio',
  concerts: 'classical music, orchestras, chamber music, gospel music, jazz, jazz clubs, country music, bluegrass',
  'vinyl-records': 'jazz records, old records, record stores, record shops',
  singing:
    'songs, hymns, barbershop singing, barbershop quartets, gospel choir, gospel music, show tunes, sea shanties, beatboxing, nursery rhymes, singing along, singing in the car, lullabies',
  'music-making':
    'beatboxing, songwriting, writing songs, synthesizers, synths, making beats, jamming with friends, bell ringing, handbells',
  guitar: 'blues guitar, banjo, mandolin',
  'wind-instruments': 'bagpipes, trumpet, trombone, tuba, marching band, jazz band, school band',
  dance:
    'line dancing, square dancing, ballroom dancing, ballroom, tango, salsa dancing, swing dancing, folk dancing, tap dancing, tap dance, hip hop dance, irish dance, breakdancing, zumba, contra dancing',
  theater: 'musicals, broadway, show tunes, improv, improv comedy, comedy shows, stand-up, puppet shows, drag shows',
  'vehicles-and-trains':
    'trains, train tracks, building tracks, railroads, railways, locomotives, steam engines, steam trains, garbage trucks, fire trucks, fire engines, monster trucks, dump trucks, excavators, bulldozers, helicopters, race cars, matchbox cars, police cars, construction trucks, construction vehicles, school buses, buses, trams, subways, ambulances, elevators, model trains, model railways, planes, airplanes, aeroplanes, plane spotting, aviation, fire engine, train spotting',
  'model-building':
    'model trains, model railways, dioramas, model boats, model tanks, model rockets, model planes, model aircraft',
  wildlife:
    'cows, pigs, ducks, llamas, jellyfish, octopus, sharks, whales, dolphins, sea turtles, sea creatures, ocean animals, manatees, elephants, lions, tigers, wolves, owls, eagles, penguins, pandas, polar bears, farm animals, jungle animals, baby animals, bugs, insects, ladybugs, caterpillars, snails, octopuses, hedgehogs, otters, giraffes, monkeys, sloths, axolotls, flamingos, moose, deer, bears, dragonflies',
  nature:
    'worms, digging for worms, mushroom hunting, hunting mushrooms, picking mushrooms, mushroom picking, waterfalls, seashells, beachcombing, tide pools, creeks, pinecones, the woods, bugs, insects, catching frogs, catching bugs, collecting leaves, nature walks, caves, fall colors, mushroom foraging, dragonflies, country living',
  collecting:
    'seashells, gemstones, fossils, baseball cards, sports cards, snow globes, coin collecting, stamp collecting, metal detecting, rock collecting, rockhounding, postcards, keychains, enamel pins, bobbleheads, autographs, sea glass, collecting sea glass, beach glass',
  history:
    'castles, knights, vikings, ancient egypt, ancient greece, mummies, ghost towns, the romans, naval history, local history, history documentaries, world war two, world war ii, world war i, world war one, wwi, wwii, civil war history, historical fiction, historical novels, ww2, steam trains, battlefields, shipwrecks, polar explorers, explorers',
  mythology: 'greek myths, greek gods, norse gods, norse myths, folklore, fairy tales, legends',
  fantasy: 'wizards, elves, hobbits, vampires, dragons, fairy tales, sword and sorcery',
  'magical-creatures': 'fairies, trolls',
  mysteries:
    'ghosts, ghost stories, haunted houses, horror novels, horror books, scary stories, horror stories, gothic novels, detective novels, legal thrillers, crime shows, detective shows, police shows, spies, secret agents, secret codes, crime dramas, british crime dramas, detective dramas',
  'true-crime': 'murder podcasts, crime podcasts, serial killers, cold cases, unsolved mysteries, murder documentaries',
  'romance-novels': 'love stories, romance books, regency romance, historical romance, romantic novels, bodice rippers',
  'science-fiction': 'aliens, ufos, space operas, time travel, sci-fi movies, dystopian novels',
  classics: 'victorian novels, russian novels',
  literature:
    'short stories, historical fiction, historical novels, literary fiction, contemporary fiction, prize-winning novels',
  biographies: 'polar explorers, explorers, true stories',
  reading:
    'stories, libraries, the library, bookstores, bookshops, used bookstores, beach reads, magazines, newspapers, history books, historical fiction, historical novels, scary stories, being read to, page-turners',
  'picture-books': 'nursery rhymes, bedtime stories, fairy tales',
  writing: 'writing stories, short stories, fan fiction, screenwriting, creative writing, songwriting',
  poetry: 'writing poems, writing poetry, haiku, limericks',
  journaling: 'bullet journaling, diaries, keeping a diary, diary',
  languages:
    'learning spanish, learning french, learning italian, learning japanese, learning german, learning korean, sign language, learning sign language, learning languages, learning new languages',
  'brain-teasers':
    'sudoku, crosswords, crossword puzzles, word searches, riddles, escape rooms, logic puzzles, word puzzles, hard puzzles, mazes, optical illusions, secret codes, ciphers, codes and ciphers, number puzzles, puzzle boxes, fidget toys, fidgets, math puzzles, maths puzzles',
  coding: 'robotics, building robots',
  'party-games':
    'pranks, bingo, game nights, family game night, karaoke nights, pub quizzes, murder mystery parties, jokes, dad jokes, hanging out with friends, hanging out with her friends, hanging out with his friends, time with friends, having friends over',
  trivia: 'pub quizzes, quizzes, quiz shows, trivia nights, game shows, fun facts, random facts, geography',
  'strategy-games': 'checkers, mahjong, backgammon',
  'board-games': 'mahjong, checkers, dominoes, family game night',
  'card-games': 'euchre, cribbage, solitaire, gin rummy, pinochle, playing cards, canasta',
  'outdoor-play':
    'playing outside, slides, water guns, snowball fights, cornhole, horseshoes, bocce, croquet, frisbee, disc golf, kite flying, flying kites, kickball, dodgeball, hide and seek, hopscotch, jump rope, jumping rope, trampolines, trampoline, jumping, jumping in puddles, puddles, mud, mud pies, sandcastles, building sandcastles, sandcastle, bubbles, blowing bubbles, sidewalk chalk, tree houses, building forts, water balloons, sprinklers, climbing trees, digging, digging holes, playing catch, playing tag, four square, scooters, her scooter, his scooter, boomerangs, yo-yos, lawn bowls, swing sets, swings and slides',
  'toddler-play':
    'peekaboo, stacking, stacking cups, stacking blocks, banging pots, banging on pots, opening drawers, balls, building blocks, wooden blocks, pushing buttons',
  'baby-play': 'peekaboo, rattles, chewing on things, chewing on everything, chewing everything',
  'bath-rituals': 'baths, bath time, hot tubs, bath toys, splashing',
  'spa-days': 'hot tubs, hot springs, facials, massages',
  'pretend-play':
    'princesses, tea parties, playing house, playing school, playing doctor, playing store, playing vet, knights, treasure maps, treasure hunts, scavenger hunts, firefighters, fire fighter, police officers, ninjas, cowboys, fairies, spies, secret agents, ballerinas, building forts, superhero capes',
  'stuffed-animals': 'stuffies, plushies, plush toys, teddy bears, teddy bear',
  'kids-crafts':
    'slime, play dough, playdough, finger painting, coloring, coloring books, stickers, glitter, tie-dye, decorating eggs, rock painting, friendship bracelets, beads, mosaics, making mosaics, crafting, glue guns, anything sparkly, sparkly things',
  'jewelry-making':
    'friendship bracelets, beads, beading, beadwork, making bracelets, making earrings, making necklaces',
  painting:
    'art, oil painting, acrylics, paint by numbers, rock painting, finger painting, decorating eggs, painting with acrylics',
  drawing:
    'art, doodling, anime, manga, drawing comics, drawing cartoons, tattoos, graffiti, coloring, coloring books, adult coloring books, adult coloring, adult coloring book',
  'graphic-novels': 'anime',
  'art-books': 'tattoos, street art, impressionists, art history, modern art',
  museums: 'art, art museums, art galleries, galleries, art history, modern art, mummies',
  embroidery: 'needlepoint, cross-stitch, cross stitching, punch needle, latch hook',
  weaving: 'macrame, friendship bracelets, basket weaving, baskets',
  sculpting: 'polymer clay, clay, stone carving, soap carving',
  'greeting-cards': 'card making, making cards',
  'paper-crafts': 'card making, making cards, stamping, paper airplanes, decoupage',
  woodworking:
    'making furniture, furniture making, refinishing furniture, building furniture, carpentry, wood carving, carving spoons, wood turning, building birdhouses, birdhouses, woodshop, building things out of wood, restoring furniture, furniture restoration, fixing up old furniture',
  cars: 'fixing cars, working on cars, restoring cars, old cars, vintage cars, muscle cars, hot rods, convertibles, old convertibles, car shows, pickup trucks, drag racing, stock car racing, race cars, go-karts, tinkering with cars, motor racing, motorsport, motorsports, his truck, her truck, car detailing, detailing, detailing his car, detailing her car',
  motorcycles: 'restoring motorcycles, mopeds, riding mopeds, vintage motorcycles, dirt bikes',
  cycling:
    'fixing bikes, mountain bikes, road bikes, e-bikes, bike rides, long bike rides, road cycling, spin class, bmx, riding her bike, riding his bike, triathlons, triathlon',
  'electronics-tinkering':
    'fixing radios, fixing old radios, old radios, fixing toasters, fixing old toasters, soldering, fixing electronics, repairing electronics, taking things apart, robotics, fixing clocks',
  tools:
    'welding, blacksmithing, fixing toasters, fixing old toasters, fixing old radios, repairing things, taking things apart, fixing old tractors, restoring tractors',
  gadgets: 'magnets, tech gadgets, cool gadgets',
  computers: 'mechanical keyboards, clicky keyboards, building computers, building pcs',
  'pc-gaming': 'building computers, building pcs, mechanical keyboards',
  'retro-gaming': 'arcades, arcade games, pinball machines, old video games',
  programming: 'artificial intelligence, writing apps, building apps, building websites',
  science:
    'the human body, skeletons, how things work, inventions, inventors, engineering, black holes, bugs, insects, microscopes, caves',
  'science-kits':
    'magnets, microscopes, how things work, inventions, engineering, growing crystals, mixing potions, potions, machines, math puzzles, maths puzzles',
  space: 'the moon, astronauts, black holes, rocket launches, the planets, moon landing',
  astronomy: 'the moon, the stars, stars and planets, eclipses, meteor showers, black holes',
  cooking:
    'soups, soup, stews, slow cooking, casseroles, air fryer, tacos, mexican food, mexican cooking, indian food, indian cooking, saffron, french cooking, breakfast, cooking outdoors, cast iron cooking, cooking shows, crabbing, pancakes',
  'spicy-food': 'nachos, tacos, mexican food, chilies, growing chilies, indian food, chicken wings, chili cook-offs',
  grilling:
    'bacon, burgers, smoking ribs, smoked ribs, smoking brisket, smoking meats, pulled pork, ribs on the grill, chicken wings, pit master, korean barbecue, backyard cooking, smoking meat',
  'italian-cooking': 'pasta, lasagna, italian food, making pasta, making pizza, pizza night, tiramisu',
  'asian-cooking':
    'indian food, chinese food, korean food, pho, dim sum, thai cooking, stir fry, bento boxes, korean barbecue, masala, vietnamese food, japanese food',
  baking:
    'cheesecake, cornbread, cinnamon rolls, baking cinnamon rolls, muffins, brownies, donuts, doughnuts, banana bread, waffles, pancakes, pastries, croissants, macarons, scones, baking shows, cupcakes, cookies, rhubarb pie',
  'gourmet-food':
    'bacon, oysters, lobster, crab, caviar, truffles, peanut butter, maple syrup, candy, licorice, caramel, fudge, snacks, popcorn, jam, charcuterie, mangoes, saffron, jerky, gummy bears, chutney',
  'dining-out':
    'food trucks, trying new restaurants, diners, tacos, mexican food, oysters, thai food, steakhouses, dim sum, sushi, donuts, breakfast out, ramen, hanging out with friends, the pub, the local pub, pubs, going to the pub, pub lunches',
  chocolate: 'hot cocoa, cocoa, fudge, chocolate chip cookies',
  coffee: 'iced coffee, lattes, cappuccino, iced lattes, pour over, coffee shops, strong coffee',
  tea: 'iced tea, sweet tea, herbal tea, earl grey, bubble tea, boba, cardamom chai, masala chai, peppermint tea, afternoon tea, english breakfast, teacups, vintage teacups, cup of tea, cups of tea, nice cup of tea',
  cocktails: 'margaritas, martinis, gin, rum, tequila, old fashioneds, mocktails, negronis, gin and tonic',
  wine: 'champagne, prosecco, red wine, white wine, wine tasting, vineyards',
  beer: 'hard cider, brewing beer, beer brewing, microbreweries, the pub, the local pub, pubs, going to the pub',
  fermenting: 'canning, jam making, making jam, making pickles, pickles, brewing kombucha, sauerkraut, kimchi',
  'vegan-cooking': 'tofu, vegetarian cooking, vegetarian food, plant-based cooking, vegan food',
  'healthy-eating': 'meal prep, salads, juicing',
  flowers:
    'roses, tulips, peonies, sunflowers, dahlias, geraniums, violets, hydrangeas, lilacs, daffodils, pressed flowers, flower pressing, carnations, daisies, fresh flowers, arranging flowers',
  gardening:
    'roses, tulips, peonies, sunflowers, dahlias, geraniums, hydrangeas, lilacs, daffodils, composting, mowing the lawn, lawn care, yard work, landscaping, fruit trees, rose bushes, rose garden, growing pumpkins, sunflower seeds, mowing, mowing his lawn, mowing her lawn, mowing the grass, greenhouses, pottering in the garden, greenhouse pottering, cottage gardens, country living',
  houseplants: 'african violets, violets, ferns, bonsai, geraniums, snake plants',
  'vegetable-garden':
    'growing pumpkins, pumpkins, growing chilies, rhubarb, strawberries, garlic, growing peppers, growing garlic, zucchini, greenhouses, greenhouse pottering, growing tomatoes',
  'vintage-style':
    'antiques, antique shops, estate sales, thrifting, thrift stores, garage sales, yard sales, old furniture, fixing up old furniture, restoring furniture, teacups, vintage teacups',
  shopping:
    'antiques, antique shops, thrifting, thrift stores, garage sales, yard sales, estate sales, the mall, bargain hunting',
  fashion:
    'scarves, hats, shoes, boots, high heels, sweaters, sunglasses, belts, shopping for clothes, cowboy boots, leather jackets',
  'cozy-clothing': 'scarves, socks, fuzzy socks, sweaters, hoodies, pajamas, slippers',
  streetwear: 'hoodies, baseball caps, graphic tees',
  handbags: 'purses, tote bags',
  jewelry: 'earrings, necklaces, bracelets',
  makeup: 'red lipstick, makeup tutorials, eye shadow',
  'nail-art': 'nail polish, manicures, painting her nails, doing her nails',
  'hair-styling': 'braiding hair, doing hair, hair bows',
  'cozy-home':
    'throw pillows, fireplaces, wood stoves, wood stove, soft blankets, fuzzy blankets, hygge, porch sitting, sitting on the porch, the front porch',
  sleep: 'naps, napping, sleeping in',
  weather: 'rain, thunderstorms, wild weather, tornadoes, snow days, clouds, hurricanes',
  hosting: 'charcuterie boards, dinner parties, entertaining, fire pits, potlucks, sunday dinners, having friends over',
  'holiday-decorating':
    'christmas lights, halloween decorations, christmas decorating, decorating for christmas, christmas trees',
  camping:
    'bonfires, fire pits, campfires, camper vans, rvs, rv trips, motorhomes, cooking outdoors, scouts, boy scouts, girl scouts, rving, rv life, caravanning',
  'road-trips':
    'long drives, camper vans, camper van, rvs, rv trips, motorhomes, national parks, rving, rv life, caravanning',
  travel: 'maps, atlases, geography, globes, passports, beach vacations, airports, foreign countries, train travel',
  'day-trips':
    'apple picking, orchards, berry picking, caves, ghost towns, roadside attractions, steam trains, county fairs, beach days, grandkids, the grandkids, time with the grandkids, spending time with the grandkids',
  sailing: 'sea shanties, shipwrecks, naval history, pontoon boats, tall ships, canal boats, narrowboats, boats',
  paddling: 'lake days, pontoon boats, dragon boats, crew',
  fishing: 'ice fishing, fly fishing, crabbing, bass fishing, deep sea fishing',
  'hunting-and-archery': 'deer hunting, duck hunting, target shooting',
  hiking: 'geocaching, orienteering, nature walks, waterfalls, caves, snowshoeing',
  walking: 'walking in the rain, distance walking, nature walks, mall walking, evening walks',
  'adventure-outings':
    'geocaching, ziplining, skydiving, bungee jumping, escape rooms, axe throwing, paintball, laser tag, go-karts, scuba diving',
  'amusement-parks': 'arcades, county fairs, water parks, rollercoasters, ferris wheels, carnivals',
  'sports-fan':
    'rugby, lacrosse, cricket, boxing, wrestling, curling, drag racing, stock car racing, college football, college basketball, fantasy football, watching golf, watching hockey, horse racing, motor racing, motorsport, motorsports, watching football, watching baseball, watching basketball, watching tennis, watching soccer, watching cricket, football on tv, sports on tv, pigeon racing, the races',
  'american-football': 'college football, fantasy football, flag football, watching football, football on tv',
  basketball: 'college basketball, shooting hoops, watching basketball',
  'martial-arts': 'boxing, wrestling, kickboxing, fencing, sword fighting',
  gymnastics: 'cheerleading, cartwheels, tumbling, trampolines, jumping',
  skating: 'rollerblading, rollerblades, scootering',
  skiing: 'cross-country skiing, snowshoeing, sledding',
  'strength-training': 'spin class, aerobics, rowing machine, kettlebells, boxing, zumba',
  running: 'cross country, triathlons, triathlon, track meets, distance running, fun runs',
  swimming:
    'lake days, triathlons, triathlon, scuba diving, the beach, beaches, beach days, splashing, water slides, water polo, pool parties, going to the beach, wild swimming, cold water swimming',
  surfing: 'wakeboarding, water skiing, bodyboarding, boogie boarding',
  yoga: 'tai chi, qigong',
  meditation: 'tai chi, qigong, tarot cards, tarot, breathing exercises, healing crystals',
  'horse-riding': 'rodeo, rodeos, ponies, horse shows, barrel racing',
  podcasts:
    'comedy podcasts, history podcasts, murder podcasts, crime podcasts, old time radio, talk radio, radio plays',
  'family-history': 'old family photos, family trees, ancestry',
  photography: 'taking pictures, taking photos, wildlife photography, nature photography, street photography',
  sustainability: 'composting, upcycling, zero waste, thrifting, repairing things',
  'home-decor': 'interior design, redecorating, upcycling, refinishing furniture, throw pillows',
  'home-improvement':
    'fixing up the house, fixing up their house, repairing things, painting walls, home renovation, home renovations, house renovation, renovation, renovations, renovating houses, dry stone walling',
  faith:
    'hymns, gospel music, bible study, sunday school, church choir, the rosary, praying the rosary, praying, rosaries',
  'giving-back': 'volunteering at the shelter, animal rescue, food bank, charity work',
  'comics-and-superheroes': 'superhero movies, superhero capes, drawing comics',
  'circus-skills': 'unicycles, unicycle, yo-yos',
  dinosaurs: 'fossils, digging for fossils, t-rex',
  miniatures: 'dollhouses, dollhouse furniture, dioramas, model trains',
  dolls: 'barbies, barbie dolls, baby dolls',
  cheese: 'charcuterie boards, charcuterie, making cheese, cheese making, cheese boards',
  'building-bricks': 'legos, blocks, building blocks',
  'magic-tricks': 'magic',
  dogs: 'the dog park, his old lab, her old lab, black lab, yellow lab, chocolate lab, lab puppy, sheepdog trials, walking the dog, walking her dog, walking his dog',
  baseball: 'watching baseball',
  tennis: 'watching tennis',
  soccer: 'watching soccer',
  'darts-and-billiards':
    'playing pool, shooting pool, pool halls, pub games, pool and snooker, darts and pool, pool and darts',
  birds: 'falconry, hawks, falcons, birds of prey, pigeons, pigeon racing',
  aquariums: 'koi, koi fish, pond fish',
  'dressing-up': 'anything sparkly, sparkly things, ties, bow ties',
  'memory-keeping':
    'grandkids, the grandkids, time with the grandkids, spending time with the grandkids, her grandchildren, his grandchildren',
  'self-improvement': 'starting his own business, starting her own business, entrepreneurship',
  picnics: 'going to the beach, beach days',
  'bread-baking': 'pizza dough',
  planning: 'studying for nursing school',
  'wall-art': 'picture frames, photo frames, framed photos',
}
