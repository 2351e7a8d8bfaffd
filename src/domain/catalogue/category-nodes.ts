export interface Category {
  /** Dotted path of slugs, never changed: 'sports-and-outdoors.water-sports.swimming'. */
  id: string
  name: string
  /** The retailer's department to search in; on roots, Men and Women. */
  searchIndex?: string
  amazonUsNode?: string
  /** `adult21`: only for people of 21 and older; `greetingCards`: everything in it is a card. */
  flag?: 'adult21' | 'greetingCards'
  children?: readonly Category[]
}

/**
 * The categories people's interests are chosen from: 13 roots, 149 nodes, 122 leaves, at most three
 * deep. An id is permanent: contacts store it, so a renamed category keeps its id and a retired one
 * is only removed. `amazonUsNode` is the retailer's browse node of the root (US shop, read 2026-11).
 */
export const categoryNodes: readonly Category[] = [
  {
    id: 'sports-and-outdoors',
    name: 'Sports & Outdoors',
    searchIndex: 'SportsAndOutdoors',
    amazonUsNode: '3375301',
    children: [
      {
        id: 'sports-and-outdoors.fitness-and-yoga',
        name: 'Fitness & Yoga',
        children: [
          { id: 'sports-and-outdoors.fitness-and-yoga.yoga-and-pilates', name: 'Yoga & Pilates' },
          { id: 'sports-and-outdoors.fitness-and-yoga.strength-and-home-gym', name: 'Strength & Home Gym' },
          { id: 'sports-and-outdoors.fitness-and-yoga.running', name: 'Running' },
        ],
      },
      { id: 'sports-and-outdoors.camping-and-hiking', name: 'Camping & Hiking' },
      { id: 'sports-and-outdoors.cycling', name: 'Cycling' },
      {
        id: 'sports-and-outdoors.water-sports',
        name: 'Water Sports',
        children: [
          { id: 'sports-and-outdoors.water-sports.swimming', name: 'Swimming' },
          { id: 'sports-and-outdoors.water-sports.paddling-and-surfing', name: 'Paddling & Surfing' },
          { id: 'sports-and-outdoors.water-sports.fishing', name: 'Fishing' },
        ],
      },
      { id: 'sports-and-outdoors.winter-sports', name: 'Winter Sports' },
      {
        id: 'sports-and-outdoors.team-sports',
        name: 'Team Sports',
        children: [
          { id: 'sports-and-outdoors.team-sports.soccer', name: 'Soccer' },
          { id: 'sports-and-outdoors.team-sports.basketball', name: 'Basketball' },
          { id: 'sports-and-outdoors.team-sports.baseball-and-softball', name: 'Baseball & Softball' },
        ],
      },
      { id: 'sports-and-outdoors.golf', name: 'Golf' },
      { id: 'sports-and-outdoors.racket-sports', name: 'Racket Sports' },
      { id: 'sports-and-outdoors.climbing', name: 'Climbing' },
      { id: 'sports-and-outdoors.fan-gear', name: 'Fan Gear' },
    ],
  },
  {
    id: 'toys-and-games',
    name: 'Toys & Games',
    searchIndex: 'ToysAndGames',
    amazonUsNode: '165795011',
    children: [
      { id: 'toys-and-games.baby-and-toddler-toys', name: 'Baby & Toddler Toys' },
      { id: 'toys-and-games.building-sets', name: 'Building Sets' },
      {
        id: 'toys-and-games.board-and-card-games',
        name: 'Board & Card Games',
        children: [
          { id: 'toys-and-games.board-and-card-games.family-games', name: 'Family Games' },
          { id: 'toys-and-games.board-and-card-games.strategy-games', name: 'Strategy Games' },
          { id: 'toys-and-games.board-and-card-games.party-games', name: 'Party Games' },
        ],
      },
      { id: 'toys-and-games.puzzles', name: 'Puzzles' },
      { id: 'toys-and-games.dolls-and-pretend-play', name: 'Dolls & Pretend Play' },
      { id: 'toys-and-games.science-and-learning', name: 'Science & Learning' },
      { id: 'toys-and-games.outdoor-play', name: 'Outdoor Play' },
      { id: 'toys-and-games.remote-control-and-vehicles', name: 'Remote Control & Vehicles' },
      { id: 'toys-and-games.plush', name: 'Plush' },
      { id: 'toys-and-games.collectibles-and-models', name: 'Collectibles & Models' },
    ],
  },
  {
    id: 'electronics',
    name: 'Electronics',
    searchIndex: 'Electronics',
    amazonUsNode: '493964',
    children: [
      { id: 'electronics.headphones-and-speakers', name: 'Headphones & Speakers' },
      { id: 'electronics.smart-home', name: 'Smart Home' },
      {
        id: 'electronics.photography',
        name: 'Photography',
        children: [
          { id: 'electronics.photography.cameras', name: 'Cameras' },
          { id: 'electronics.photography.photo-accessories', name: 'Photo Accessories' },
        ],
      },
      { id: 'electronics.wearables', name: 'Wearables' },
      { id: 'electronics.phone-and-tablet-accessories', name: 'Phone & Tablet Accessories' },
      { id: 'electronics.computer-accessories', name: 'Computer Accessories' },
      { id: 'electronics.gaming-gear', name: 'Gaming Gear' },
      { id: 'electronics.e-readers', name: 'E-Readers' },
      { id: 'electronics.drones-and-gadgets', name: 'Drones & Gadgets' },
    ],
  },
  {
    id: 'books',
    name: 'Books',
    searchIndex: 'Books',
    amazonUsNode: '1000',
    children: [
      {
        id: 'books.fiction',
        name: 'Fiction',
        children: [
          { id: 'books.fiction.mystery-and-thriller', name: 'Mystery & Thriller' },
          { id: 'books.fiction.science-fiction-and-fantasy', name: 'Science Fiction & Fantasy' },
          { id: 'books.fiction.romance', name: 'Romance' },
          { id: 'books.fiction.literary-and-classics', name: 'Literary & Classics' },
        ],
      },
      {
        id: 'books.non-fiction',
        name: 'Non-Fiction',
        children: [
          { id: 'books.non-fiction.biography-and-memoir', name: 'Biography & Memoir' },
          { id: 'books.non-fiction.history', name: 'History' },
          { id: 'books.non-fiction.science-and-nature', name: 'Science & Nature' },
          { id: 'books.non-fiction.self-development', name: 'Self-Development' },
        ],
      },
      { id: 'books.cookbooks', name: 'Cookbooks' },
      { id: 'books.art-and-photography-books', name: 'Art & Photography Books' },
      { id: 'books.travel-books', name: 'Travel Books' },
      { id: 'books.childrens-books', name: "Children's Books" },
      { id: 'books.young-adult', name: 'Young Adult' },
      { id: 'books.comics-and-graphic-novels', name: 'Comics & Graphic Novels' },
      { id: 'books.journals-and-guided-notebooks', name: 'Journals & Guided Notebooks' },
    ],
  },
  {
    id: 'arts-crafts-and-sewing',
    name: 'Arts Crafts & Sewing',
    searchIndex: 'ArtsAndCrafts',
    amazonUsNode: '2617942011',
    children: [
      { id: 'arts-crafts-and-sewing.painting-and-drawing', name: 'Painting & Drawing' },
      { id: 'arts-crafts-and-sewing.knitting-and-crochet', name: 'Knitting & Crochet' },
      { id: 'arts-crafts-and-sewing.sewing-and-quilting', name: 'Sewing & Quilting' },
      { id: 'arts-crafts-and-sewing.scrapbooking-and-paper', name: 'Scrapbooking & Paper' },
      { id: 'arts-crafts-and-sewing.jewelry-making', name: 'Jewelry Making' },
      { id: 'arts-crafts-and-sewing.pottery-and-clay', name: 'Pottery & Clay' },
      { id: 'arts-crafts-and-sewing.candle-and-soap-making', name: 'Candle & Soap Making' },
      { id: 'arts-crafts-and-sewing.kids-crafts', name: "Kids' Crafts" },
      { id: 'arts-crafts-and-sewing.calligraphy-and-lettering', name: 'Calligraphy & Lettering' },
    ],
  },
  {
    id: 'musical-instruments',
    name: 'Musical Instruments',
    searchIndex: 'MusicalInstruments',
    amazonUsNode: '11965861',
    children: [
      { id: 'musical-instruments.guitar-and-ukulele', name: 'Guitar & Ukulele' },
      { id: 'musical-instruments.keyboard-and-piano', name: 'Keyboard & Piano' },
      { id: 'musical-instruments.drums-and-percussion', name: 'Drums & Percussion' },
      { id: 'musical-instruments.wind-and-brass', name: 'Wind & Brass' },
      { id: 'musical-instruments.recording-and-dj', name: 'Recording & DJ' },
      { id: 'musical-instruments.instrument-accessories', name: 'Instrument Accessories' },
    ],
  },
  {
    id: 'beauty-and-personal-care',
    name: 'Beauty & Personal Care',
    searchIndex: 'Beauty',
    amazonUsNode: '11055981',
    children: [
      { id: 'beauty-and-personal-care.skin-care', name: 'Skin Care' },
      { id: 'beauty-and-personal-care.bath-and-body', name: 'Bath & Body' },
      { id: 'beauty-and-personal-care.fragrance', name: 'Fragrance' },
      { id: 'beauty-and-personal-care.makeup', name: 'Makeup' },
      { id: 'beauty-and-personal-care.hair-care', name: 'Hair Care' },
      { id: 'beauty-and-personal-care.mens-grooming', name: "Men's Grooming" },
      { id: 'beauty-and-personal-care.nail-care', name: 'Nail Care' },
    ],
  },
  {
    id: 'home-and-kitchen',
    name: 'Home & Kitchen',
    searchIndex: 'HomeAndKitchen',
    amazonUsNode: '1063498',
    children: [
      {
        id: 'home-and-kitchen.cooking',
        name: 'Cooking',
        children: [
          { id: 'home-and-kitchen.cooking.cookware', name: 'Cookware' },
          { id: 'home-and-kitchen.cooking.knives-and-tools', name: 'Knives & Tools' },
          { id: 'home-and-kitchen.cooking.small-appliances', name: 'Small Appliances' },
          { id: 'home-and-kitchen.cooking.baking', name: 'Baking' },
        ],
      },
      {
        id: 'home-and-kitchen.coffee-and-tea',
        name: 'Coffee & Tea',
        children: [
          { id: 'home-and-kitchen.coffee-and-tea.coffee', name: 'Coffee' },
          { id: 'home-and-kitchen.coffee-and-tea.tea', name: 'Tea' },
        ],
      },
      { id: 'home-and-kitchen.bar-and-wine', name: 'Bar & Wine', flag: 'adult21' },
      {
        id: 'home-and-kitchen.home-decor',
        name: 'Home Decor',
        children: [
          { id: 'home-and-kitchen.home-decor.candles-and-fragrance', name: 'Candles & Fragrance' },
          { id: 'home-and-kitchen.home-decor.wall-art-and-frames', name: 'Wall Art & Frames' },
          { id: 'home-and-kitchen.home-decor.lighting', name: 'Lighting' },
          { id: 'home-and-kitchen.home-decor.throws-and-pillows', name: 'Throws & Pillows' },
        ],
      },
      { id: 'home-and-kitchen.bedding-and-sleep', name: 'Bedding & Sleep' },
      {
        id: 'home-and-kitchen.garden-and-plants',
        name: 'Garden & Plants',
        children: [
          { id: 'home-and-kitchen.garden-and-plants.indoor-plants', name: 'Indoor Plants' },
          { id: 'home-and-kitchen.garden-and-plants.garden-tools', name: 'Garden Tools' },
        ],
      },
      { id: 'home-and-kitchen.organization', name: 'Organization' },
      { id: 'home-and-kitchen.entertaining-and-tableware', name: 'Entertaining & Tableware' },
    ],
  },
  {
    id: 'clothing-shoes-and-jewelry',
    name: 'Clothing Shoes & Jewelry',
    searchIndex: 'Fashion',
    amazonUsNode: '7141124011',
    children: [
      {
        id: 'clothing-shoes-and-jewelry.men',
        name: 'Men',
        searchIndex: 'FashionMen',
        amazonUsNode: '7147441011',
        children: [
          { id: 'clothing-shoes-and-jewelry.men.mens-clothing', name: "Men's Clothing" },
          { id: 'clothing-shoes-and-jewelry.men.mens-shoes', name: "Men's Shoes" },
          { id: 'clothing-shoes-and-jewelry.men.mens-watches', name: "Men's Watches" },
          { id: 'clothing-shoes-and-jewelry.men.mens-accessories', name: "Men's Accessories" },
        ],
      },
      {
        id: 'clothing-shoes-and-jewelry.women',
        name: 'Women',
        searchIndex: 'FashionWomen',
        amazonUsNode: '7147440011',
        children: [
          { id: 'clothing-shoes-and-jewelry.women.womens-clothing', name: "Women's Clothing" },
          { id: 'clothing-shoes-and-jewelry.women.womens-shoes', name: "Women's Shoes" },
          { id: 'clothing-shoes-and-jewelry.women.womens-jewelry', name: "Women's Jewelry" },
          { id: 'clothing-shoes-and-jewelry.women.handbags-and-accessories', name: 'Handbags & Accessories' },
        ],
      },
      { id: 'clothing-shoes-and-jewelry.girls-and-boys', name: 'Girls & Boys' },
      { id: 'clothing-shoes-and-jewelry.luggage-and-travel-gear', name: 'Luggage & Travel Gear' },
    ],
  },
  {
    id: 'health-and-household',
    name: 'Health & Household',
    searchIndex: 'HealthPersonalCare',
    amazonUsNode: '3760931',
    children: [
      {
        id: 'health-and-household.wellness-and-relaxation',
        name: 'Wellness & Relaxation',
        children: [
          { id: 'health-and-household.wellness-and-relaxation.massage-and-recovery', name: 'Massage & Recovery' },
          { id: 'health-and-household.wellness-and-relaxation.aromatherapy', name: 'Aromatherapy' },
          { id: 'health-and-household.wellness-and-relaxation.meditation', name: 'Meditation' },
        ],
      },
      { id: 'health-and-household.sleep', name: 'Sleep' },
      { id: 'health-and-household.healthy-living', name: 'Healthy Living' },
      { id: 'health-and-household.home-comfort', name: 'Home Comfort' },
    ],
  },
  {
    id: 'pet-supplies',
    name: 'Pet Supplies',
    searchIndex: 'PetSupplies',
    amazonUsNode: '2619534011',
    children: [
      { id: 'pet-supplies.dogs', name: 'Dogs' },
      { id: 'pet-supplies.cats', name: 'Cats' },
      { id: 'pet-supplies.birds', name: 'Birds' },
      { id: 'pet-supplies.fish-and-aquatics', name: 'Fish & Aquatics' },
      { id: 'pet-supplies.small-animals', name: 'Small Animals' },
    ],
  },
  {
    id: 'office-products',
    name: 'Office Products',
    searchIndex: 'OfficeProducts',
    amazonUsNode: '1084128',
    children: [
      { id: 'office-products.pens-and-writing', name: 'Pens & Writing' },
      { id: 'office-products.notebooks-and-planners', name: 'Notebooks & Planners' },
      { id: 'office-products.desk-accessories', name: 'Desk Accessories' },
      { id: 'office-products.desk-comfort', name: 'Desk Comfort' },
      { id: 'office-products.cards-and-stationery', name: 'Cards & Stationery', flag: 'greetingCards' },
    ],
  },
  {
    id: 'gift-cards',
    name: 'Gift Cards',
    searchIndex: 'GiftCards',
    amazonUsNode: '2864120011',
    children: [
      { id: 'gift-cards.shopping', name: 'Shopping' },
      { id: 'gift-cards.dining', name: 'Dining' },
      { id: 'gift-cards.entertainment-and-streaming', name: 'Entertainment & Streaming' },
      { id: 'gift-cards.experiences', name: 'Experiences' },
      { id: 'gift-cards.greeting-cards', name: 'Greeting Cards', flag: 'greetingCards' },
    ],
  },
]
