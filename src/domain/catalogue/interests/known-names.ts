import { wordsOf } from './words.ts'

/**
 * Names that many people write, in lower case too, and what someone who writes one likes. A name behind '^' is also an ordinary
 * word ('Friends', 'Rush'), so it's only the name if it's capitalized. Other names are recognized by their capital letters.
 */
const table: readonly { ids: readonly string[]; names: string }[] = [
  {
    ids: ['sports-fan', 'american-football'],
    names: `Arizona Cardinals, Atlanta Falcons, Baltimore Ravens, Buffalo Bills, Carolina Panthers, Chicago Bears,
    Cincinnati Bengals, Cleveland Browns, Dallas Cowboys, Denver Broncos, Detroit Lions, Green Bay Packers, Packers,
    Houston Texans, Indianapolis Colts, Jacksonville Jaguars, Kansas City Chiefs, Las Vegas Raiders, Los Angeles Chargers,
    Los Angeles Rams, Miami Dolphins, Minnesota Vikings, New England Patriots, New Orleans Saints, New York Giants,
    New York Jets, Philadelphia Eagles, Pittsburgh Steelers, Steelers, San Francisco 49ers, 49ers, Seattle Seahawks,
    Seahawks, Tampa Bay Buccaneers, Buccaneers, Tennessee Titans, Washington Commanders, NFL, Super Bowl, Notre Dame football,
    Crimson Tide, Ohio State Buckeyes, Buckeyes`,
  },
  {
    ids: ['sports-fan', 'basketball'],
    names: `Atlanta Hawks, Boston Celtics, Celtics, Brooklyn Nets, Charlotte Hornets, Chicago Bulls, Cleveland Cavaliers,
    Cavaliers, Dallas Mavericks, Mavericks, Denver Nuggets, Detroit Pistons, Golden State Warriors, Houston Rockets,
    Indiana Pacers, LA Clippers, Los Angeles Clippers, Los Angeles Lakers, LA Lakers, Lakers, Memphis Grizzlies, Miami Heat,
    Milwaukee Bucks, Minnesota Timberwolves, Timberwolves, New Orleans Pelicans, New York Knicks, Knicks,
    Oklahoma City Thunder, Orlando Magic, Philadelphia 76ers, 76ers, Sixers, Phoenix Suns, Portland Trail Blazers,
    Sacramento Kings, San Antonio Spurs, Toronto Raptors, Utah Jazz, Washington Wizards, Indiana Fever, NBA, WNBA,
    Michael Jordan, LeBron James, Caitlin Clark, Harlem Globetrotters`,
  },
  {
    ids: ['sports-fan', 'baseball'],
    names: `Arizona Diamondbacks, Atlanta Braves, Baltimore Orioles, Boston Red Sox, Red Sox, Chicago Cubs,
    Chicago White Sox, White Sox, Cincinnati Reds, Cleveland Guardians, Colorado Rockies, Detroit Tigers, Houston Astros,
    Astros, Kansas City Royals, Los Angeles Angels, Los Angeles Dodgers, LA Dodgers, Dodgers, Miami Marlins,
    Milwaukee Brewers, Minnesota Twins, New York Mets, Mets, New York Yankees, Yankees, Oakland Athletics,
    Philadelphia Phillies, Phillies, Pittsburgh Pirates, San Diego Padres, Padres, San Francisco Giants, Seattle Mariners,
    St Louis Cardinals, Tampa Bay Rays, Texas Rangers, Toronto Blue Jays, Washington Nationals, MLB`,
  },
  {
    ids: ['sports-fan', 'hockey'],
    names: `Anaheim Ducks, Boston Bruins, Bruins, Buffalo Sabres, Calgary Flames, Carolina Hurricanes, Chicago Blackhawks,
    Blackhawks, Colorado Avalanche, Columbus Blue Jackets, Dallas Stars, Detroit Red Wings, Edmonton Oilers,
    Florida Panthers, Los Angeles Kings, Minnesota Wild, Montreal Canadiens, Canadiens, Nashville Predators,
    New Jersey Devils, New York Islanders, New York Rangers, Ottawa Senators, Philadelphia Flyers, Pittsburgh Penguins,
    San Jose Sharks, Seattle Kraken, St Louis Blues, Tampa Bay Lightning, Toronto Maple Leafs, Maple Leafs,
    Vancouver Canucks, Canucks, Vegas Golden Knights, Washington Capitals, Winnipeg Jets, NHL`,
  },
  {
    ids: ['sports-fan', 'soccer'],
    names: `Arsenal, Manchester United, Manchester City, Man United, Man City, Liverpool FC, Chelsea FC, Tottenham Hotspur,
    Aston Villa, Newcastle United, West Ham United, West Ham, Crystal Palace, Nottingham Forest, Real Madrid, FC Barcelona,
    Atletico Madrid, Bayern Munich, Bayern München, Borussia Dortmund, BVB, Schalke 04, Werder Bremen, RB Leipzig, Juventus,
    AC Milan, Inter Milan, AS Roma, Paris Saint Germain, PSG, Ajax, Boca Juniors, River Plate, Celtic FC, Inter Miami,
    LA Galaxy, Seattle Sounders, Portland Timbers, Atlanta United, Premier League, Champions League, Bundesliga, La Liga,
    Lionel Messi, Messi, Cristiano Ronaldo, Ronaldo, World Cup, Ted Lasso, Wrexham`,
  },
  {
    ids: ['cars', 'sports-fan'],
    names: `Formula 1, Formula One, NASCAR, Le Mans, Max Verstappen, Lewis Hamilton, Ferrari, Porsche, Lamborghini,
    Ford Mustang, Corvette, Aston Martin, Top Gear, Fast and Furious`,
  },
  {
    ids: ['music-listening', 'concerts'],
    names: `The Beatles, Beatles, Rolling Stones, Led Zeppelin, Pink Floyd, Fleetwood Mac, Grateful Dead, Bruce Springsteen,
    Bob Dylan, Neil Young, Elton John, Billy Joel, David Bowie, Stevie Nicks, Paul McCartney, John Lennon, Johnny Cash,
    Dolly Parton, Willie Nelson, Garth Brooks, Taylor Swift, Swiftie, Beyonce, Harry Styles, Olivia Rodrigo, Billie Eilish,
    Ariana Grande, Lady Gaga, Ed Sheeran, Justin Bieber, Bruno Mars, Adele, Rihanna, Bad Bunny, Post Malone, Kendrick Lamar,
    Kanye West, Snoop Dogg, Jay Z, Wu Tang Clan, Tupac, BTS, Blackpink, Stray Kids, K-pop, Metallica, Iron Maiden,
    Black Sabbath, AC/DC, ACDC, Guns N Roses, Van Halen, Def Leppard, Bon Jovi, Foo Fighters, Pearl Jam, Nirvana,
    Red Hot Chili Peppers, Green Day, Blink 182, Radiohead, Coldplay, Arctic Monkeys, Imagine Dragons, Twenty One Pilots,
    Black Keys, White Stripes, Talking Heads, Beach Boys, Bee Gees, Simon and Garfunkel, Earth Wind and Fire,
    Smashing Pumpkins, Rage Against the Machine, Nine Inch Nails, Depeche Mode, Duran Duran, Daft Punk, Pet Shop Boys,
    Fall Out Boy, My Chemical Romance, Panic at the Disco, Tame Impala, Vampire Weekend, Florence and the Machine,
    Mumford and Sons, Dave Matthews Band, Zach Bryan, Morgan Wallen, Chris Stapleton, Miles Davis, John Coltrane,
    Louis Armstrong, Frank Sinatra, Elvis, Elvis Presley, Michael Jackson, Whitney Houston, Stevie Wonder, Bob Marley,
    Andre Rieu, Backstreet Boys, New Kids on the Block, Spice Girls, Alice in Chains, Stone Temple Pilots,
    Queens of the Stone Age, Kings of Leon, The Black Crowes, Iron and Wine, Beach House, Car Seat Headrest,
    ^Queen, ^Prince, ^Rush, ^Kiss, ^Oasis, ^Heart, ^Boston, ^Chicago, ^Journey, ^Eagles, ^Genesis, ^Yes, ^Cream, ^Tool, ^Blur,
    ^Pulp, ^Garbage, ^Train, ^Cake, ^Hole, ^Bush, ^Poison, ^Europe, ^Muse, ^Lizzo, ^Pink, ^Phish, ^Hozier, ^Nas, ^Wham,
    ^Madonna, ^Sting, ^Cher, ^Enya, ^ABBA, ^U2, ^REM, ^INXS, ^Slayer, ^Ghost, ^Air, ^Spoon, ^Wilco, ^Drake, ^Usher`,
  },
  {
    ids: ['movies-and-tv', 'science-fiction'],
    names: `Star Wars, Star Trek, Doctor Who, Dr Who, Stranger Things, The Mandalorian, Mandalorian, Blade Runner,
    Battlestar Galactica, Black Mirror, X-Files, The X-Files, Back to the Future, Jurassic Park, Jurassic World,
    The Matrix, Hunger Games, Hitchhiker's Guide to the Galaxy, Ready Player One, Twin Peaks, Squid Game,
    Red Dwarf, Westworld, Baby Yoda, Grogu, Darth Vader, Project Hail Mary, ^Dune, ^Alien, ^Firefly, ^Severance, ^Avatar`,
  },
  {
    ids: ['fantasy'],
    names: `Harry Potter, Hogwarts, Gryffindor, Slytherin, Hufflepuff, Ravenclaw, Lord of the Rings, The Hobbit, Tolkien,
    Narnia, Game of Thrones, House of the Dragon, The Witcher, Wheel of Time, Discworld, Terry Pratchett, Brandon Sanderson,
    Fourth Wing, Percy Jackson, His Dark Materials, How to Train Your Dragon, Neil Gaiman, Ursula Le Guin, Sarah J Maas,
    A Court of Thorns and Roses`,
  },
  {
    ids: ['movies-and-tv'],
    names: `Breaking Bad, Better Call Saul, The Office, Parks and Recreation, Parks and Rec, Schitt's Creek, Gilmore Girls,
    Grey's Anatomy, Downton Abbey, Bridgerton, The Crown, Mad Men, The Sopranos, Sopranos, The Wire, Seinfeld, Curb Your Enthusiasm,
    Arrested Development, Big Bang Theory, The Big Bang Theory, How I Met Your Mother, Modern Family, Golden Girls,
    The Golden Girls, Sex and the City, Desperate Housewives, Real Housewives, The Bachelor, Love Island,
    Great British Bake Off, Bake Off, Dancing with the Stars, RuPaul's Drag Race, Drag Race, Peaky Blinders,
    Call the Midwife, Law and Order, The West Wing, West Wing, Orange Is the New Black, House of Cards, Yellowstone,
    The Walking Dead, Walking Dead, Money Heist, Monty Python, Fawlty Towers, The Simpsons, Simpsons, South Park,
    Family Guy, Bob's Burgers, Rick and Morty, The Princess Bride, Princess Bride, Pulp Fiction, Fight Club, Top Gun,
    James Bond, Indiana Jones, Mission Impossible, The Godfather, Godfather, Wes Anderson, Studio Ghibli, Quentin Tarantino,
    Pirates of the Caribbean, The Bear, Only Murders in the Building, The White Lotus, White Lotus, Ted Danson, Golden Bachelor,
    Survivor Series, Netflix, Disney, Pixar, HBO, Hallmark movies, Toy Story, Lion King, The Lion King,
    The Little Mermaid, Beauty and the Beast, Finding Nemo, Lilo and Stitch, Inside Out, Winnie the Pooh, Mickey Mouse,
    Minnie Mouse, Wallace and Gromit, ^Friends, ^Cheers, ^Frasier, ^Suits, ^Lost, ^House, ^Frozen, ^Cars, ^Up, ^Coco,
    ^Moana, ^Encanto, ^Wicked, ^Succession, ^Ozark, ^Fargo, ^Dexter, ^Titanic, ^Jaws, ^Rocky, ^Heat, ^Survivor, ^Jeopardy,
    ^Outlander, ^Vikings, ^Scandal, ^Bones, ^Castle, ^Girls, ^Andor, ^Stitch, ^Barbie`,
  },
  {
    ids: ['pretend-play', 'stuffed-animals'],
    names: `Paw Patrol, Peppa Pig, Sesame Street, Thomas the Tank Engine, Bluey, Cocomelon, Daniel Tiger, Blippi,
    My Little Pony, Hello Kitty, Care Bears, Curious George, PJ Masks, Octonauts, Gabby's Dollhouse, Sonic the Hedgehog,
    Teletubbies, Paddington Bear, Squishmallows, Jellycat, Sanrio, Very Hungry Caterpillar`,
  },
  {
    ids: ['comics-and-superheroes'],
    names: `Marvel, Spider-Man, Spiderman, Batman, Superman, Wonder Woman, Captain America, Iron Man, Black Panther,
    Guardians of the Galaxy, DC Comics, X-Men, Deadpool, Black Widow, Green Lantern, Justice League, Wolverine,
    Teenage Mutant Ninja Turtles, Ninja Turtles, The Incredible Hulk, Teen Titans, ^Avengers, ^Flash, ^Thor`,
  },
  {
    ids: ['graphic-novels'],
    names: `Naruto, One Piece, Dragon Ball, Dragon Ball Z, Sailor Moon, Demon Slayer, Attack on Titan, My Hero Academia,
    Fullmetal Alchemist, Jujutsu Kaisen, Death Note, Cowboy Bebop, Spy x Family, Calvin and Hobbes, Asterix,
    Tintin, Garfield, Wimpy Kid, Diary of a Wimpy Kid, Captain Underpants, Dog Man, ^Bleach, ^Peanuts, ^Snoopy`,
  },
  {
    ids: ['video-games'],
    names: `Minecraft, Fortnite, Roblox, Zelda, Legend of Zelda, Mario Kart, Super Mario, Animal Crossing, Stardew Valley,
    Call of Duty, Red Dead Redemption, Grand Theft Auto, GTA, Elden Ring, Dark Souls, World of Warcraft, Warcraft, Starcraft,
    League of Legends, Valorant, Counter Strike, Overwatch, Baldur's Gate, Final Fantasy, Assassin's Creed, God of War,
    The Last of Us, Resident Evil, Hollow Knight, Cyberpunk 2077, Rocket League, Apex Legends, Guitar Hero, Just Dance,
    The Sims, Splatoon, Kirby, PlayStation, PS5, Xbox, Nintendo, Nintendo Switch, Steam Deck, Tomb Raider,
    Street Fighter, Mortal Kombat, Angry Birds, Candy Crush, ^Halo, ^Destiny, ^Portal, ^Civilization, ^Madden, ^Doom, ^Sims,
    ^Among Us`,
  },
  {
    ids: ['collecting', 'card-games'],
    names: `Pokemon, Pokémon, Pikachu, Magic the Gathering, Yu-Gi-Oh, Yugioh, Panini stickers, Hot Wheels`,
  },
  {
    ids: ['role-playing-games'],
    names: `Dungeons and Dragons, Dungeons & Dragons, DND, D&D, Critical Role, Warhammer, Pathfinder RPG`,
  },
  {
    ids: ['board-games'],
    names: `Settlers of Catan, Catan, Ticket to Ride, Wingspan, Scrabble, Monopoly, Trivial Pursuit, Exploding Kittens,
    Cards Against Humanity, Pandemic Legacy, Clue Game, Apples to Apples, Betrayal at House on the Hill`,
  },
  { ids: ['building-bricks'], names: 'Lego, LEGO Technic, Duplo, Magna-Tiles, Playmobil' },
  { ids: ['dolls'], names: 'American Girl, Polly Pocket, Bratz, Monster High' },
  {
    ids: ['mysteries'],
    names: `Sherlock Holmes, Sherlock, Agatha Christie, Hercule Poirot, Poirot, Miss Marple, Columbo, Midsomer Murders,
    Murder She Wrote, Nancy Drew, Stephen King, Louise Penny, Richard Osman, Thursday Murder Club, Scooby Doo, John Grisham,
    Jack Reacher, Knives Out`,
  },
  {
    ids: ['classics', 'literature'],
    names: `Jane Austen, Pride and Prejudice, Charles Dickens, Brontë, Jane Eyre, Wuthering Heights, Little Women,
    Anne of Green Gables, The Great Gatsby, Great Gatsby, Hemingway, Tolstoy, Virginia Woolf, Oscar Wilde, Toni Morrison,
    Margaret Atwood, Haruki Murakami, Murakami, Kurt Vonnegut, Sylvia Plath, ^Shakespeare`,
  },
  { ids: ['romance-novels'], names: 'Colleen Hoover, Emily Henry, Nicholas Sparks, Fifty Shades, Danielle Steel' },
  {
    ids: ['theater'],
    names: `Hamilton musical, Les Miserables, Les Mis, Phantom of the Opera, Book of Mormon, Broadway, Dear Evan Hansen,
    Mamma Mia, West Side Story, Sound of Music, Fiddler on the Roof, Stephen Sondheim, Andrew Lloyd Webber`,
  },
  {
    ids: ['true-crime'],
    names: `My Favorite Murder, Crime Junkie, Making a Murderer, Dateline NBC, Ted Bundy`,
  },
  { ids: ['podcasts'], names: `Joe Rogan, This American Life, Radiolab, Car Talk, Wait Wait Don't Tell Me` },
  {
    ids: ['fashion'],
    names: `Gucci, Prada, Louis Vuitton, Chanel, Hermes, Zara, Ralph Lauren, Tommy Hilfiger, Calvin Klein, Kate Spade,
    Michael Kors, Vera Bradley, Lululemon, Old Navy, Banana Republic, Free People, American Eagle, Urban Outfitters, J Crew,
    Forever 21, Marc Jacobs, Tory Burch, Vivienne Westwood, Barbour, Burberry, Brooks Brothers, Madewell, Anthropologie, ^Coach,
    ^Gap, ^Guess, ^Express`,
  },
  {
    ids: ['sneakers'],
    names:
      'Air Jordan, Jordans, Nike, Adidas, New Balance, Converse, Doc Martens, Dr Martens, Birkenstock, Yeezy, ^Vans',
  },
  {
    ids: ['hiking'],
    names:
      'Patagonia, The North Face, North Face, REI, Appalachian Trail, Pacific Crest Trail, Columbia Sportswear, Stanley cup',
  },
  { ids: ['smartphones'], names: 'iPhone, Samsung Galaxy, Google Pixel' },
  { ids: ['gadgets'], names: 'Apple Watch, AirPods, MacBook, iPad, Best Buy, ^Apple' },
  { ids: ['e-reading'], names: 'Kindle, Kobo, Nook reader' },
  {
    ids: ['motorcycles'],
    names: 'Harley Davidson, Harley-Davidson, Ducati, Kawasaki, Indian Motorcycle, Royal Enfield',
  },
  {
    ids: ['cars'],
    names:
      'BMW, Mercedes, Mercedes-Benz, Audi, Tesla, Toyota, Subaru, Jeep, Chevy, Volvo, Land Rover, Red Bull Racing, ^Mini, ^Dodge, ^Ram, ^Fiat, ^Beetle',
  },
  {
    ids: ['tools'],
    names: 'DeWalt, Makita, Milwaukee tools, Black and Decker, Black & Decker, Home Depot, John Deere, Craftsman tools',
  },
  {
    ids: ['skin-care', 'makeup'],
    names:
      'Sephora, Ulta, Drunk Elephant, Fenty, Rare Beauty, Bath and Body Works, Body Shop, The Body Shop, Urban Decay, Too Faced, ^Lush, ^Glossier',
  },
  {
    ids: ['cooking'],
    names:
      "Le Creuset, Julia Child, Gordon Ramsay, Jamie Oliver, Ina Garten, KitchenAid, Salt Fat Acid Heat, Bon Appetit, Iron Chef, Top Chef, Food Network, Trader Joe's, Whole Foods",
  },
  { ids: ['coffee'], names: 'Starbucks, Nespresso, Dunkin Donuts, Blue Bottle, Tim Hortons' },
  { ids: ['beer'], names: 'Guinness, Heineken, Blue Moon, Sierra Nevada, Bud Light, Samuel Adams' },
  { ids: ['whiskey'], names: 'Jack Daniels, Johnnie Walker, Wild Turkey, Jim Beam, Makers Mark, Four Roses' },
  {
    ids: ['amusement-parks'],
    names:
      'Disney World, Walt Disney World, Disneyland, Six Flags, Universal Studios, Cedar Point, Busch Gardens, Legoland',
  },
  {
    ids: ['home-decor'],
    names:
      'IKEA, Pottery Barn, Crate and Barrel, Williams Sonoma, West Elm, Bed Bath and Beyond, Joanna Gaines, Restoration Hardware, Rifle Paper',
  },
  { ids: ['fountain-pens'], names: 'Montblanc, Lamy, Moleskine, Pilot Metropolitan' },
  {
    ids: ['guitar'],
    names: 'Jimi Hendrix, Eric Clapton, Fender Stratocaster, Stratocaster, Les Paul, Gibson guitars, ^Gibson, ^Fender',
  },
  { ids: ['strength-training'], names: "CrossFit, Planet Fitness, Orangetheory, Gold's Gym" },
  { ids: ['cycling'], names: 'Tour de France, Peloton, Trek bikes' },
  { ids: ['tennis'], names: 'Wimbledon, Roger Federer, Rafael Nadal, Serena Williams, Novak Djokovic, US Open' },
  { ids: ['golf'], names: 'Tiger Woods, PGA Tour, Pebble Beach, Arnold Palmer, Ryder Cup' },
  { ids: ['wildlife'], names: 'David Attenborough, Planet Earth, Jane Goodall, Steve Irwin, National Geographic' },
  {
    ids: ['painting'],
    names: "Bob Ross, Van Gogh, Vincent van Gogh, Monet, Frida Kahlo, Georgia O'Keeffe, Claude Monet, Picasso, Klimt",
  },
  { ids: ['space'], names: 'NASA, SpaceX, Neil deGrasse Tyson, Carl Sagan, James Webb Telescope, Cape Canaveral' },
  { ids: ['computers'], names: '^IT' },
  // Places, and shops that sell everything: they say nothing of a taste, but aren't 'bay', 'rock' or 'target' either.
  {
    ids: [],
    names: `New York, New York City, Los Angeles, San Francisco, San Diego, San Antonio, Las Vegas, New Orleans, Salt Lake City,
    Kansas City, Little Rock, Green Bay, Tampa Bay, Palm Beach, Palm Springs, Long Beach, Long Island, Cape Cod, Rhode Island,
    New England, New Hampshire, New Jersey, New Mexico, North Carolina, South Carolina, North Dakota, South Dakota,
    West Virginia, Boulder Colorado, Grand Rapids, Grand Canyon, Yosemite, Yellowstone Park, Glacier National Park, Big Sur,
    Lake Tahoe, Lake Placid, Crater Lake, Niagara Falls, Sioux Falls, Mount Rainier, Rocky Mountains, Blue Ridge Mountains,
    Cedar Rapids, Baton Rouge, Santa Fe, Santa Cruz, Santa Monica, Silicon Valley, Napa Valley, Napa, Sun Valley, Park City,
    Iron Mountain, Coral Gables, Key West, Fort Worth, Colorado Springs, Saratoga Springs, Bowling Green,
    Central Park, Times Square, Golden Gate, Puerto Rico, Costa Rica, El Salvador, Dominican Republic, New Zealand,
    South Africa, South Korea, United Kingdom, United States, Hong Kong, Sri Lanka, Saudi Arabia, Ivory Coast, Cape Town,
    Buenos Aires, Rio de Janeiro, Mexico City, Tel Aviv, Black Forest, Lake Como, Isle of Skye, Canary Islands, Gold Coast,
    Great Barrier Reef, Easter Island, Sea Island, Amelia Island, Hilton Head, Outer Banks, Stone Mountain, Sleepy Hollow,
    Wolf Creek, Cooperstown, Walmart, Amazon Prime, Trader Joes, Dollar Tree, Cracker Barrel, Olive Garden, Taco Bell,
    Burger King, In N Out, Chick Fil A, Shake Shack, Panera Bread, Waffle House, Red Lobster, Five Guys, Dairy Queen,
    ^Target, ^Turkey, ^China, ^Greece, ^Bath, ^Reading, ^Nice, ^Mobile, ^Buffalo, ^Phoenix, ^Orange, ^Cork, ^Chile, ^Jordan,
    ^Georgia, ^Jersey, ^Subway, ^Shell, ^Amazon, ^Visa, ^Costco, ^Chipotle`,
  },
]

/** What a known name says: the interests behind it, and whether it needs its capital letters. */
export interface KnownName {
  ids: readonly string[]
  needsCapital: boolean
}

/** By its words, joined by single spaces. */
export const knownNames: ReadonlyMap<string, KnownName> = new Map(
  table.flatMap(({ ids, names }) =>
    names.split(',').map((listed): [string, KnownName] => {
      const name = listed.trim()
      return [keyOf(name), { ids, needsCapital: name.startsWith('^') }]
    }),
  ),
)

export const longestKnownName = Math.max(
  ...table.flatMap(({ names }) => names.split(',').map((name) => wordsOf(name).length)),
)

function keyOf(name: string): string {
  return wordsOf(name)
    .map(({ text }) => text)
    .join(' ')
}
