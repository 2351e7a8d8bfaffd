import { foldText } from '../../shared/search-text.ts'

/** A noun of a gift, hobby or person in another language. */
export interface ForeignNoun {
  english: string
  /** It's an English word too ('collar', 'Hut'): it counts only next to other words of its language. */
  isAmbiguous: boolean
}

/**
 * Spanish and German nouns by their singular without case and accents: 'bufanda' → 'scarf', 'kochbuch' → 'cookbook'. Plurals and
 * joined words are the reader's work.
 */
export function foreignNouns(): ReadonlyMap<string, ForeignNoun> {
  return (made ??= new Map(table.trim().split('\n').flatMap(nounsOf)))
}
let made: ReadonlyMap<string, ForeignNoun> | undefined

function nounsOf(line: string): [string, ForeignNoun][] {
  const [english = '', ...languages] = line.split('|').map((part) => part.trim())
  return languages.flatMap((words) =>
    words
      .split(',')
      .map((word) => foldText(word))
      .filter((word) => word !== '')
      .map((word): [string, ForeignNoun] => [word.replace('?', ''), { english, isAmbiguous: word.endsWith('?') }]),
  )
}

/** English | Spanish | German; a question mark after words that are English, too. */
const table = `
gift | regalo, obsequio, detalle | geschenk, präsent, geschenkidee
toy | juguete | spielzeug, spielsache
doll | muñeca, muñeco | puppe
plush | peluche | kuscheltier, stofftier, plüschtier, plüsch
teddy bear | osito, oso | teddybär, teddy?
puzzle | rompecabezas, puzle | puzzlespiel, geduldsspiel
board game | juego de mesa | brettspiel, gesellschaftsspiel
card game | juego de cartas | kartenspiel
playing cards | naipes | spielkarten
game | juego | spiel?
chess | ajedrez | schach, schachspiel
building bricks | bloques de construcción | bausteine, baustein, klemmbausteine
blocks | bloques, bloque | bauklotz, bauklötze
train | tren | zug, eisenbahn, modelleisenbahn
car | coche, carro, automóvil | auto?
truck | camión | lastwagen, lkw
tractor | tractor? | traktor
boat | barco, barca | boot?, schiff
airplane | avión | flugzeug
kite | cometa | drachen
ball | pelota, balón, bola | ball?
swing | columpio | schaukel
scooter | patinete | roller?, tretroller
tricycle | triciclo | dreirad
balance bike | bicicleta sin pedales | laufrad
bicycle | bicicleta, bici | fahrrad, rad?
skateboard | monopatín | skateboard?
skates | patines | rollschuhe, inliner, schlittschuhe
costume | disfraz | kostüm, verkleidung
dinosaur | dinosaurio | dinosaurier
unicorn | unicornio | einhorn
dragon | dragón | drache
horse | caballo | pferd
robot | robot? | roboter
magic | magia | zauber, zauberkasten
drum | tambor | trommel
drums | batería | schlagzeug
guitar | guitarra | gitarre
piano | piano? | klavier
keyboard | teclado | keyboard?
violin | violín | geige, violine
flute | flauta | flöte, blockflöte, querflöte
harmonica | armónica | mundharmonika
trumpet | trompeta | trompete
ukulele | ukelele | ukulele?
accordion | acordeón | akkordeon
music | música | musik
song | canción | lied?
vinyl record | vinilo | schallplatte
record player | tocadiscos | plattenspieler
concert | concierto | konzert
headphones | auriculares, audífonos, cascos | kopfhörer
speaker | altavoz, parlante, bocina | lautsprecher
microphone | micrófono | mikrofon
radio | radio? | radio?
camera | cámara | kamera, fotoapparat
photo | foto, fotografía | foto, fotografie
photo album | álbum? | fotoalbum
frame | marco | rahmen, bilderrahmen
computer | ordenador, computadora | computer?, rechner
phone | teléfono, móvil, celular | telefon, handy?
tablet | tableta | tablet?
e-reader | lector electrónico | e-buch-leser
charger | cargador | ladegerät
watch | reloj | uhr, armbanduhr
smartwatch | reloj inteligente | smartwatch?
clock | reloj de pared | wanduhr
alarm clock | despertador | wecker
lamp | lámpara | lampe, leuchte
light | luz | licht
fairy lights | guirnalda de luces | lichterkette
flashlight | linterna | taschenlampe
lantern | farol | laterne
candle | vela | kerze
candle holder | candelabro | kerzenständer, kerzenhalter
scented | aromática, perfumada | duft
scented candle | vela aromática, vela perfumada | duftkerze
diffuser | difusor | diffusor
perfume | perfume?, colonia | parfüm, parfum
soap | jabón | seife
bath | baño | bad?, badewanne
bath salts | sales de baño | badesalz
bathrobe | albornoz, bata | bademantel
towel | toalla | handtuch
makeup | maquillaje | schminke, kosmetik
lipstick | pintalabios, labial | lippenstift
nail polish | esmalte | nagellack
cream | crema | creme?
hand cream | crema de manos | handcreme
beard | barba | bart
shaving | afeitado | rasur, rasierset
razor | afeitadora, maquinilla | rasierer
hairbrush | cepillo | haarbürste
massage | masaje | massage?
spa | balneario | wellness?, therme
necklace | collar?, gargantilla | halskette, kette
bracelet | pulsera, brazalete | armband
earrings | pendientes, pendiente, aretes, arete, aros | ohrringe, ohrring
ring | anillo, sortija | ring?
jewelry | joya, joyas, joyería, bisutería | schmuck
jewelry box | joyero | schmuckkästchen, schmuckkasten
gold | oro | gold?
silver | plata | silber
pearl | perla | perle
bag | bolso, bolsa | tasche
handbag | bolso de mano | handtasche
backpack | mochila | rucksack
suitcase | maleta | koffer
wallet | cartera, billetera, monedero | geldbörse, brieftasche, portemonnaie, geldbeutel
belt | cinturón | gürtel
scarf | bufanda, fular | schal, halstuch
hat | sombrero, gorro | hut?, mütze
cap | gorra | kappe
gloves | guante, guantes | handschuh, handschuhe
socks | calcetín, calcetines, medias | socke, socken, strümpfe
slippers | zapatillas de casa, pantuflas, pantufla, zapatillas, zapatilla | hausschuh, hausschuhe, pantoffel, pantoffeln
shoes | zapato, zapatos, calzado | schuh, schuhe
sneakers | deportivas, tenis | turnschuh, turnschuhe
boots | bota, botas | stiefel
sandals | sandalia | sandale
shirt | camisa | hemd
t-shirt | camiseta, playera | t-shirt?
sweater | jersey?, suéter | pullover?, pulli
jacket | chaqueta, cazadora | jacke
coat | abrigo | mantel?
dress | vestido | kleid
skirt | falda | rock?
pants | pantalones, pantalón | hose?
tie | corbata | krawatte
pajamas | pijama | schlafanzug, pyjama
apron | delantal | schürze
umbrella | paraguas | regenschirm, schirm
sunglasses | gafas de sol | sonnenbrille
blanket | manta?, cobija | decke, kuscheldecke, wolldecke
pillow | almohada, cojín | kissen, kopfkissen
bedding | ropa de cama, sábanas | bettwäsche
rug | alfombra | teppich
vase | jarrón, florero | vase?
flower | flor, flores | blume, blumen
rose | rosa | rose?
plant | planta | pflanze, zimmerpflanze
planter | maceta, macetero | blumentopf
seeds | semillas | samen, saatgut
garden | jardín | garten
gardening | jardinería | gartenarbeit, gärtnern
tool | herramienta | werkzeug
garden tools | herramientas de jardín | gartengerät, gartengeräte
watering can | regadera | gießkanne
bird feeder | comedero de pájaros, comedero | vogelfutterhaus, futterhaus
bird | pájaro, ave | vogel
birdhouse | casa de pájaros | vogelhaus, nistkasten
book | libro | buch
cookbook | libro de cocina, recetario | kochbuch
novel | novela | roman?
comic | cómic, tebeo, historieta | comic?
picture book | libro ilustrado | bilderbuch
mystery | novela negra | krimi, kriminalroman
poetry | poesía | gedichte, lyrik
notebook | cuaderno, libreta | notizbuch, heft
journal | diario | tagebuch
calendar | calendario | kalender
planner | agenda? | terminplaner
pen | bolígrafo, lapicero | kugelschreiber, stift
fountain pen | pluma, estilográfica | füller, füllfederhalter
pencil | lápiz | bleistift
colored pencils | lápices de colores | buntstifte, buntstift
coloring book | libro para colorear | malbuch, ausmalbuch
paint | pintura | farbe
painting | cuadro | malerei, gemälde
watercolor | acuarela | aquarell, wasserfarbe
drawing | dibujo | zeichnung, zeichnen
brush | pincel | pinsel
craft | manualidades, manualidad | bastelset, bastel, basteln
knitting | tejido, tejer, punto | stricken, strick
yarn | lana, hilo | wolle, garn
crochet | ganchillo | häkeln
sewing | costura, coser | nähen
sewing machine | máquina de coser | nähmaschine
embroidery | bordado | stickerei, sticken
pottery | cerámica, alfarería | töpfern, keramik
wood | madera | holz
woodworking | carpintería | holzarbeit, schreinern
leather | cuero, piel | leder
silk | seda | seide
coffee | café | kaffee
coffee maker | cafetera | kaffeemaschine
espresso | expreso | espresso?
tea | té, infusión | tee?
teapot | tetera | teekanne
mug | taza | becher
cup | vaso | tasse
chocolate | chocolate?, bombones, bombón | schokolade, praline, pralinen
candy | caramelo, dulces, golosinas | süßigkeit, süßigkeiten, bonbon
cookie | galleta | keks, plätzchen
cake | pastel?, tarta | kuchen, torte
bread | barra de pan | brot
baking | repostería, hornear | backen
honey | miel | honig
jam | mermelada | marmelade
cheese | queso | käse
olive oil | aceite de oliva, aceite | olivenöl
spices | especias, especia | gewürze, gewürz
wine | vino | wein
wine glasses | copas de vino, copas | weingläser, weinglas
beer | cerveza | bier
whiskey | güisqui | whisky?
glass | cristal | glas
cocktail | cóctel, coctel | cocktail?
bottle | botella | flasche, trinkflasche
kitchen | cocina | küche
cooking | cocinar | kochen
pan | sartén | pfanne
pot | olla, cazuela | topf, kochtopf
knife | cuchillo, navaja | messer, kochmesser
cutting board | tabla de cortar | schneidebrett
plate | plato? | teller?
bowl | cuenco, tazón | schüssel, schale
cutlery | cubiertos | besteck
grill | parrilla, barbacoa, asador | grillen
blender | licuadora, batidora | mixer?, standmixer
toaster | tostadora | toaster?
tablecloth | mantel? | tischdecke
table | mesa? | tisch
chair | silla | stuhl
desk | escritorio | schreibtisch
box | caja | kiste, schachtel
basket | cesta, canasta | korb
picnic | picnic? | picknick
hammock | hamaca | hängematte
tent | tienda de campaña | zelt
camping | acampada | zelten
sleeping bag | saco de dormir | schlafsack
hiking | senderismo | wandern, wanderung
climbing | escalada | klettern
travel | viaje, viajar | reise, reisen
map | mapa | landkarte, karte?
globe | globo terráqueo | globus
binoculars | prismáticos, binoculares | fernglas
telescope | telescopio | teleskop
microscope | microscopio | mikroskop
science | ciencia | wissenschaft, experimentierkasten
space | espacio | weltraum, weltall
star | estrella | stern?
fishing | pesca, pescar | angeln, angel?
fishing rod | caña de pescar | angelrute
hunting | caza | jagd
soccer | fútbol | fußball
basketball | baloncesto | basketball?
tennis | tenis de campo | tennis?
golf | golf? | golf?
swimming | natación | schwimmen
running | correr | laufen, joggen
cycling | ciclismo | radfahren, radsport
skiing | esquí | ski?, skifahren
yoga | yoga? | yoga?, yogamatte
dance | baile, danza | tanz, tanzen
gym | gimnasio | fitness?
horse riding | equitación | reiten
dog | perro, perrito | hund, hunde
cat | gato, gatito | katze
fish | pez?, peces | fisch
rabbit | conejo | kaninchen, hase
collar | collar de perro | halsband
aquarium | acuario | aquarium?
baby | bebé | säugling
crib | cuna | kinderbett
bib | babero | lätzchen
rattle | sonajero | rassel
diaper | pañal | windel
pacifier | chupete | schnuller
stroller | cochecito | kinderwagen
child | niño, niña, niños, niñas | kind?, kinder
boy | chico, muchacho | junge, jungen, bub
girl | chica, muchacha | mädchen
teenager | adolescente | jugendliche, jugendlicher, teenager?
man | hombre | mann, männer
woman | mujer | frau, frauen
mother | madre, mamá | mutter, mama
father | padre | vater, papa
parents | padres | eltern
grandmother | abuela, abuelita | oma, großmutter
grandfather | abuelo, abuelito | opa, großvater
grandparents | abuelos | großeltern
sister | hermana | schwester
brother | hermano | bruder
son | hijo | sohn
daughter | hija | tochter
aunt | tía | tante
uncle | tío | onkel
cousin | primo, prima | cousine, vetter
niece | sobrina | nichte
nephew | sobrino | neffe
husband | marido, esposo | ehemann
wife | esposa | ehefrau
boyfriend | novio | fester freund
girlfriend | novia | freundin
friend | amigo, amiga | freund
coworker | compañero, compañera, colega | kollege, kollegin
boss | jefe, jefa | chef?, chefin
teacher | profesor, profesora, maestro, maestra | lehrer, lehrerin
neighbor | vecino, vecina | nachbar, nachbarin
nurse | enfermera | krankenschwester
birthday | cumpleaños | geburtstag
christmas | navidad, navideño | weihnachten, weihnachts
wedding | boda | hochzeit
anniversary | aniversario | jubiläum, hochzeitstag
graduation | graduación | abschluss, abitur
housewarming | nueva casa | einzug, einweihung
retirement | jubilación | ruhestand, rente
baptism | bautizo | taufe
communion | comunión | kommunion
easter | pascua | ostern
card | tarjeta | grußkarte
birthday card | tarjeta de cumpleaños | geburtstagskarte
christmas card | tarjeta de navidad | weihnachtskarte
gift card | tarjeta regalo, tarjeta de regalo | gutschein, geschenkgutschein
home | hogar, casa | haus?, heim, zuhause
decoration | decoración, adorno | deko, dekoration
ornament | adorno navideño | christbaumschmuck, weihnachtsschmuck
poster | póster, cartel | poster?, plakat
mirror | espejo | spiegel
heart | corazón | herz
sun | sol | sonne
moon | luna | mond
sea | mar | meer
beach | playa | strand
winter | invierno | winter?
summer | verano | sommer
experience | experiencia | erlebnis
ticket | entrada, boleto, billete | eintrittskarte, ticket?
class | clase, taller? | kurs, workshop?
subscription | suscripción | abo, abonnement
movie | película | film?
theater | teatro | theater?
museum | museo | museum?
sleep | dormir, sueño | schlaf
warm | caliente, cálido | warm?
soft | suave | weich
small | pequeño, pequeña | klein, kleine
cheap | barato, barata | günstig, billig
homemade | hecho a mano, casero | selbstgemacht, handgemacht
personalized | personalizado, personalizada | personalisiert
funny | divertido, divertida, gracioso | lustig, lustige
surprise | sorpresa | überraschung
`
