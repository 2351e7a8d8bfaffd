/** Words that name nothing one could like: they say which one, how, where, or what someone does with it. */

const words = (list: string): ReadonlySet<string> => new Set(list.trim().split(/\s+/))

/** They say which of a kind: 'cold coffee' is about coffee, and 'cold' about nothing. */
export const adjectives = words(`
  able absolute abstract accessible active actual adorable advanced affordable aggressive alive alone amazing ambitious american
  ancient angry annoying antique anxious arty authentic automatic available average awesome awful awkward bad basic beautiful
  beloved bitter black bland blank bold bored boring brave breakable brief bright brilliant broken brown burnt busy calm
  canned careful careless casual certain charming cheap cheerful cheesy chewy childish chilly chunky classic clean clear clever
  close clumsy cold colorful colourful comfortable comfy common compact competitive complete complex complicated confident
  confused constant contemporary convenient cool corny costly cozy cosy crafty crazy creamy creative creepy crisp crunchy cuddly
  curious current custom cute damaged dangerous dark dead deaf dear decent decorative dedicated deep delicate delicious
  detailed devoted different difficult digital dirty disposable distant dizzy domestic double dramatic dreamy dry dull durable
  eager early earthy easy eclectic edgy edible effective elderly electric electrical electronic elegant emotional empty
  energetic enormous enthusiastic entire epic equal essential everyday exact excellent excited exciting exotic
  expensive experimental expert extra extreme fabulous fair faithful fake false familiar famous fancy fantastic fast fat
  favourite favorite female festive few fine firm first fit flat flavored flexible floral fluffy folding foreign formal
  fragile fragrant free frequent fresh fried friendly frozen full fun functional funky funny furry fussy future fuzzy general
  generous gentle gentler genuine giant gigantic glad glamorous gloomy gluten golden good gorgeous gothic graceful grand great
  greasy green grey gray gross grumpy handmade handcrafted handsome handy happy hard hardcore harsh healthy heavy helpful
  hidden high hilarious historic historical homemade honest horrible hot huge humble humorous hungry icy ideal ill immense
  important impossible impressive inappropriate indoor indie inexpensive injured innocent instant intense interesting
  international intricate itchy joyful juicy junior keen kind large late latest lazy leftover legal light lightweight little
  live lively local lonely long loose loud lovely low loyal lucky luxurious luxury mad main major male massive matte mature
  mean mechanical medium mellow mental messy metallic mild mini mixed modern moist muddy musical mysterious narrow
  natural naughty neat necessary negative nerdy nervous new nice noisy normal nostalgic novel obscure obsessed obvious odd
  official old older oldest online only open orange ordinary organic organized original outdoor outdoorsy outgoing oversized
  own painful pale past patient peaceful perfect permanent personal personalized petite physical pink plain plastic playful
  pleasant polite poor popular portable positive possible potential powerful practical precious pretty previous private
  professional proper proud public pure purple quality quick quiet quirky random rare raw ready real realistic recent red
  regular relaxed relaxing reliable religious remote responsible retired retro rich ridiculous right ripe roasted romantic
  rough round rude rustic sad safe salty same sarcastic scary scented scented second secret senior sensitive sentimental
  separate serious severe shaggy shallow sharp shiny short shy sick silent silly silver similar simple single sleek sleepy
  slim slow small smart smelly smoked smoky smooth social soft solar solid solo sore sour spare special specific spicy
  spiritual spooky sporty spontaneous stale standard steady sticky stiff still straight strange stressed stressful strict
  striped strong stubborn stuffed stupid stylish subtle successful sudden sugary super superb sure surprising suspicious sweet
  swollen tacky talented tall tame tasty tender tense terrible thick thin tidy tight tiny tired tough traditional trendy
  tricky tropical true trusty typical ugly ultimate unhealthy unique unknown unusual upbeat upcoming useful useless usual
  vague valuable various vast vegan vegetarian velvety versatile vibrant victorian vintage violent virtual visual vivid warm
  weak wealthy weekly weird wet white whole wholesome wide wild wise witty wonderful wooden worn worst wrong yellow young
  younger youthful yummy blue nineties eighties seventies sixties fermented grilled baked knitted crocheted 
  fingerless african arabic asian australian brazilian british canadian caribbean chinese cuban dutch
  egyptian english european french german greek hawaiian hungarian indian irish israeli italian jamaican japanese korean
  latin mediterranean mexican moroccan nordic norwegian persian polish portuguese roman russian scandinavian scottish spanish
  swedish swiss thai turkish ukrainian vietnamese unscented scentless sugarless wired wireless rechargeable washable waterproof
`)

/** They hold a sentence together: a thing that is named ends where one begins. */
export const functionWords = words(`
  a about above across actually after again against ago all almost along already also although always am among an and another
  any anybody anyone anything anywhere apart are around as at away back be because been before behind being below beneath beside
  besides between beyond both but by can cannot cant could couldnt did didnt do does doesnt doing dont down during each either
  else enough especially even ever every everybody everyone everything everywhere except far few for from further had hadnt has
  hasnt have havent having he her here hers herself him himself his how however i id if ill im in indeed inside instead into is
  isnt it its itself ive just least less lets like likely lots many may maybe me might mine more mostly much must my myself
  near nearly neither never next no nobody none nor not nothing now nowhere of off often on once one ones only onto or other
  others our ours ourselves out outside over own per perhaps plus please probably quite rather really round seldom several
  she should shouldnt since so some somebody someone something sometimes somewhere soon still such than that thats the
  their theirs them themselves then there these they theyre this those though through throughout till to together too toward
  towards under underneath unless until up upon us usually very via was wasnt we well were what whatever when whenever where
  wherever whether which while who whom whose why will with within without wont would wouldnt yes yet you your yours
  legally partially partly profoundly zero two three four five six seven eight nine ten dozen dozens hundred hundreds thousand tons loads heaps piles plenty bunch vs versus aka etc ok okay kinda sorta lately
  recently today tonight tomorrow yesterday currently formerly mainly particularly simply totally truly absolutely definitely
  certainly constantly daily weekly monthly yearly nightly anyway apparently basically exactly extremely fairly finally fully
  generally hardly highly incredibly literally nowadays obviously occasionally originally possibly practically previously
  primarily purely quickly rarely regularly secretly seriously slightly slowly strictly suddenly super surprisingly
  un una uno unos unas el la los las lo le les al del de da do dos das y e o u ni con sin por para en su sus mi mis tu tus que
  muy mas pero todo toda todos todas le gusta gustan encanta encantan amante aficionado aficionada es son esta
  der die das den dem des ein eine einen einem einer und oder aber mit ohne von vom zum zur zu bei beim im am auf aus fur uber
  unter vor nach sein seine ihr ihre mein meine ist sind hat sie er es wir nicht kein keine keinen sehr viel viele gern gerne
  mag liebt auch alle alles etwas
`)

/** What someone does with a thing: 'watching the sunset' is about the sunset. */
export const plainVerbs = words(`
  add adding adopt adopted adopting appreciate appreciates arrive ask asks asking attend attends attending avoid be became become
  becoming begin begins began bring brings bringing brought broke buy buys buying bought call called calling came can care cares
  caring carry carries carrying catch catching celebrate celebrates celebrating change changed changing chase chasing cheer
  cheers cheering choose chooses complain complains consider constantly come comes coming could cut
  cuts cutting decide discover discovering discuss discussing do does doing done drank drink drinks drinking drive drives
  driving drop drops eat eats eating ate end ends enjoy enjoys enjoying explore explores exploring face fall falls feel feels
  feeling felt find finds finding finish follow follows following found gather gathering get gets getting give gives giving go
  goes going gone got grew grow grows growing had hang hanging happen hate have having hear hears hearing help helps helping
  hold holds holding hope hopes include includes including join joined joining joke jump keep keeps keeping kept know knows
  laugh laughs laughing lead leads learn learns learning leave leaves left let lets lie listen listens listening live lived
  lives living look looks looking lose loses losing lost made make makes making manage manages may mean means meet meets meeting
  mention miss misses missing move moved moves moving need needs own owns owned participate pass passes paying pay pays pick
  picks picking plan plans play plays played playing prefer prepare preparing pretend put puts putting quote quotes quoting
  raise raises raised raising reach reach remember rescue rescued root roots rooting said save saved saves
  saving saw say says saying see sees seeing seen seem seems sell sells selling send sends sending serve set share shares
  sharing show shows shown showing sit sits sitting spend spends spending spent stand start started starts starting stay stays
  staying stop stopped study studies studied studying suffer suffers suffering support supports supporting swear swears take
  takes taken taking talk talks talking taste teach teaches taught teaching tell tells telling tend tends thing think thinks
  thinking throw throws throwing took train trained training tried tries try trying turn turns turning understand use used uses
  using visit visited visits visiting volunteer wait waiting want wants wanted wanting watch watched watches watching
  wear wears wearing win wins winning wish wishes won wonder work worked works working worry worries worship wrote
  grew moved recovering recovered broke sprained hurt hurts fractured diagnosed suffers struggles struggling freak freaks scare scares sneeze kills
`)

/** When something is done, mostly with a capital letter: no name, and nothing one could like. */
export const dateWords = words(`
  monday tuesday wednesday thursday friday saturday sunday mondays tuesdays wednesdays thursdays fridays saturdays sundays
  january february march april may june july august september october november december
`)

/** Parts of the body, illnesses and troubles: told as facts, never liked. */
export const bodyWords = words(`
  ankle arm back belly blood body bone brain breath cheek chest chin ear elbow eye face finger foot hand head heart heel hip
  jaw joint kidney knee leg limb lip liver lung muscle neck nerve nose rib shin shoulder skin skull spine stomach throat thumb
  toe tongue tooth waist wrist accident ache aid allergy allergen anxiety arthritis asthma attack cancer cataract celiac chemo
  chemotherapy cold concussion condition crutch dementia depression diabetes diabetic diagnosis disability disease disorder
  divorce doctor eczema emergency fever flu fracture funeral hearing hospital illness infection injury insomnia intolerance
  loss medication migraine miscarriage nausea operation pain parkinson phobia pill problem recovery rehab replacement sight
  sprain stroke surgery symptom syndrome tinnitus treatment trouble tumor vision wheelchair widow widower wound eyesight
  divorced widowed pregnant pregnancy sober blind deaf aa
`)

/** After what they like: 'chess player', 'jazz lover', 'yoga classes' are about chess, jazz and yoga. */
export const lightHeads = words(`
  accessory addict afternoon album aficionado amateur art article bag beginner book buff camp champion channel class club
  collection collector community competition course crazy day devotee dinner documentary dude enthusiast equipment evening
  event expert fan fanatic fanatics festival film food freak friend game gathering gear geek gift girl goer group guru guy head
  hobby holiday home idea instructor instrument item junkie kit lady lesson lounge lover magazine maker making maniac match
  mad man master match mom morning movie mum museum music musician night nerd nut object obsessed owner parent party
  people person piece player playing practice practise pro product program project racing reading research room scene session
  set shop show singing snob society song stuff style sunday supply teacher teaching team tech thing time toy tool
  tournament tournaments training trip vacation video watcher watching weekend woman work workshop world
`)
