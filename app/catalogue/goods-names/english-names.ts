import type { Names } from './names'

export const englishNames: Names = {
  plush: `
    teddy, teddies, teddys, teddy bear, teddy bears, soft toy, soft toys, stuffed animal, stuffed animals, stuffed toy, stuffed toys,
    plushies, plushie, plushy, plushys, cuddlies, cuddly toy, cuddly toys, cuddly animals, stuffies, stuffie, soft animals, fluffy
    toys, furry toys, toy animals, stuffed bears, cuddle toys, snuggly toys, fabric animals, baby comforters, comforter toys, claw
    machine toys, claw machine prizes, grabber toys, grabber machine toys, crane machine toys, arcade prizes, arcade toys, fairground
    prizes, fairground toys, funfair prizes, girls toys, toys for girls, girl toys`,
  blocks: `
    building bricks, cubes, building blocks, bricks, toy bricks, toy blocks, wooden bricks, wooden cubes, stacking blocks, stacking
    bricks, construction toy, construction toys, construction bricks, construction blocks, construction sets, building sets, building
    toys, brick sets, block sets, alphabet blocks, play blocks, baby bricks, boys toys, toys for boys, boy toys`,
  puzzles: `
    jigsaws, jigsaw puzzles, jigsaw puzzle, jig saw, floor puzzles, brain teasers, puzzle games, puzzle sets, puzzle toys, picture
    puzzles, indoor games, indoor toys, indoor play, rainy day, rainy days, rainy day toys, rainy day games, rainy day activities,
    games for indoors`,
  dolls: `
    dolls house, dolls houses, doll house, dollhouses, baby doll, baby dolls, dolly, dollies, fashion doll, fashion dolls, rag doll,
    rag dolls, doll sets, doll toys, toy dolls, play dolls, toy babies, dress up dolls, doll accessories, dolls accessories, girls
    toys, toys for girls, girl toys`,
  babytoys: `
    baby toy, baby toys, infant toy, infant toys, toys for babies, baby products, baby goods, baby items, newborn toys, nursery toys,
    cot toys, pram toys, crib toys, sensory toys, activity toys, teether, teethers, teething toys, teething rings, rattle toys, baby
    rattle, baby rattles, shaker toys, baby stuff, baby things, baby gear, baby supplies, baby accessories`,
  watertoys: `
    water toys, pool toys, water gun, water guns, squirt gun, squirt guns, squirter, squirters, super soaker, super soakers, soaker,
    soakers, water blaster, water blasters, water shooters, water squirters, sand toys, beach toys, bath toys, paddling pool toys,
    swimming pool toys, summer toys, water play, water games, bucket and spade, bucket and spade sets, buckets and spades,
    inflatables, pool inflatables`,
  boardgames: `
    board game, childrens games, kids games, tabletop games, tabletop game, table games, family game, family games, parlour games,
    party games, strategy games, dice games, card games, boxed games, games compendiums, game night, society games, indoor games,
    indoor toys, indoor play, rainy day, rainy days, rainy day toys, rainy day games, rainy day activities, games for indoors`,
  rccars: `
    radio controlled, radio controlled cars, radio control, radio control cars, remote control car, remote control cars, remote
    control vehicles, remote control toys, remote controlled toys, remote cars, rc vehicles, rc toys, rc trucks, rc buggies, rc
    models, toy car, toy cars, toy vehicles, racing cars, race cars, electric toy cars, controlled cars, boys toys, toys for boys, boy
    toys`,
  tricycles: `
    kids trike, kids trikes, toddler trikes, childrens trikes, three wheeler, three wheelers, push trikes, pedal trikes, ride on, ride
    ons, ride on toys, ride on trikes, trike bikes`,
  tents: `
    camping tents, camping tent, family tents, dome tents, dome tent, pop up tents, pop up tent, festival tents, trekking tents, ridge
    tents, man tent, man tents, person tent, person tents, berth tents, canvas tents, tenting, camping shelters`,
  sleepingbags: `
    sleeping bag, camping bag, camping bags, mummy bags, mummy sleeping bags, camping sleeping bags, slumber bag, slumber bags, doss
    bags, bivvy bags`,
  campchairs: `
    camp chair, camp chairs, folding chair, folding chairs, lawn chair, lawn chairs, camping chair, camping seats, camping seat, camp
    seat, camp seats, camp stool, camp stools, folding stool, folding stools, folding seats, foldable chairs, foldable chair, fold up
    chairs, foldaway chairs, fold out chairs, collapsible chairs, deck chair, deck chairs, garden chair, garden chairs, beach chair,
    beach chairs, fishing chair, fishing chairs, picnic chairs, festival chairs, outdoor chairs, patio chairs, directors chairs,
    camping stools, camping furniture, camp furniture`,
  coolboxes: `
    coolbox, coolboxes, cooler, coolers, ice box, ice boxes, ice chest, ice chests, esky, eskies, eskys, cool bag, cool bags, cooler
    bag, cooler bags, cooler box, cooler boxes, cooling boxes, cooling box, picnic cooler, picnic coolers, beer cooler, beer coolers,
    drinks coolers, camping cooler, camping coolers, insulated boxes, insulated box, insulated bag, insulated bags, chilly bin, chilly
    bins, portable coolers, picnic boxes`,
  backpacks: `
    schoolbag, schoolbags, daypacks, day pack, day bags, day sack, day sacks, ruck sack, ruck sacks, knapsack, knapsacks, haversack,
    haversacks, bookbag, bookbags, school rucksacks, school backpacks, hiking packs, hiking bags, trekking packs, trekking bags,
    travel packs, laptop rucksacks, walking packs, back pack, back packs`,
  suitcases: `
    travel bag, travel bags, cabin bag, cabin bags, cabin luggage, cabin case, cabin cases, hand luggage, trolley case, trolley cases,
    trolley bag, trolley bags, wheeled luggage, wheeled bags, wheeled cases, wheelie cases, wheelie case, wheelie bags, rolling
    luggage, roller cases, roller bags, spinner cases, spinner luggage, luggage set, luggage sets, suit case, suit cases, carry on,
    carry ons, carry on luggage, carry on bags, travel cases, travel case, holdall, holdalls, baggage, bags on wheels, holiday
    luggage, holiday cases, hardshell cases, hard shell luggage, overnight cases, flight cases, travel trolleys, holiday, holidays,
    holiday accessories, holiday essentials, holiday items, holiday goods, holidaymakers, vacation, vacations, vacation essentials,
    summer holiday, summer holidays`,
  airbeds: `
    air mattress, air mattresses, inflatable mattress, inflatable mattresses, mattresses inflatable, matrasses inflatable, blow up
    mattress, blow up mattresses, air bed, air beds, guest bed, guest beds, lilo, lilos, inflatable bed, inflatable beds, blow up
    beds, blow up bed, camp bed, camp beds, camping bed, camping beds, camping mattress, camping mattresses, airbed mattresses,
    sleeping mat, sleeping mats, self inflating mats, spare beds, inflatables, air bed with pump`,
  torches: `
    torch light, torch lights, pocket lamp, pocket lamps, pocket torch, pocket torches, flash light, flash lights, flashlites, hand
    torch, hand torches, hand lamps, handheld torches, handheld lights, led torch, led torches, headtorch, head torches, headlamp,
    headlamps, camping light, camping lights, camping lamp, camping lamps, camping lantern, camping lanterns, penlight, penlights, pen
    torches, emergency lights, battery lights, battery lamps, power cut, power cuts, power outage, power outages, blackout, blackouts,
    emergency, emergencies, emergency kit, emergency kits, emergency supplies, prepping, preppers, survival kit`,
  parasols: `
    beach umbrella, beach umbrellas, sun umbrella, sun umbrellas, sunshade, sunshades, sun brolly, sun brollies, beach parasol, beach
    parasols, garden parasol, garden parasols, garden umbrella, garden umbrellas, patio umbrella, patio umbrellas, patio parasol,
    patio parasols, market umbrellas, outdoor umbrellas, beach shades, beach brollies, holiday, holidays, holiday accessories, holiday
    essentials, holiday items, holiday goods, holidaymakers, vacation, vacations, vacation essentials, summer holiday, summer holidays`,
  thermos: `
    thermoses, travel mug, travel mugs, travel cup, travel cups, travel flask, travel flasks, thermo bottle, thermo bottles, thermo
    flask, thermo flasks, thermo mug, thermo mugs, thermal flask, thermal flasks, thermal bottle, thermal bottles, thermal mug,
    thermal mugs, thermal cup, thermal cups, insulated bottle, insulated bottles, insulated flask, insulated flasks, insulated mug,
    insulated mugs, insulated cups, vacuum flask, vacuum flasks, vacuum bottle, vacuum bottles, coffee flask, coffee flasks, tea
    flask, tea flasks, hot drinks flasks, drinks flask, drinks flasks, steel flasks, steel flask, thermos flask, thermos flasks,
    thermos bottles, thermos bottle, soup flask, soup flasks, food flasks, travel tumblers, insulated tumblers, vacuum mugs, vacuum
    jugs, hot drink flask, hot drink flasks, hot flasks`,
  sunglasses: `
    shades, sun glasses, sunnies, dark glasses, polarised glasses, polarized glasses, sun specs, sun spectacles, sun eyewear, eyewear,
    fashion eyewear, aviators, aviator glasses, beach glasses, summer glasses, uv glasses, tinted glasses, holiday, holidays, holiday
    accessories, holiday essentials, holiday items, holiday goods, holidaymakers, vacation, vacations, vacation essentials, summer
    holiday, summer holidays`,
  watches: `
    wristwatch, wristwatches, timepiece, timepieces, ladies watch, ladies watches, mens watches, fashion watches, dress watches,
    quartz watches, quartz watch, steel watches, analogue watches, analog watches, chronograph, chronographs`,
  smartbands: `
    fitness tracker, fitness trackers, activity tracker, activity trackers, smart band, smart bands, smartwatch, smartwatches, fitness
    band, fitness watch, fitness watches, fitness wristband, fitness wristbands, fitness bracelet, fitness bracelets, fit band, fit
    bands, smart bracelet, smart bracelets, smart wristbands, sports watch, sports watches, sport watches, running watch, running
    watches, activity band, activity bands, activity watches, health trackers, health watches, step counter, step counters, step
    trackers, pedometer, pedometers, heart rate monitors, sleep trackers`,
  silverchains: `
    silver chain, silver chains, chain necklace, chain necklaces, neck chain, neck chains, chains, necklet, necklets, choker, chokers,
    neck jewellery, neck jewelry, jewellery chains, jewelry chains, silver necklace, sterling silver, sterling silver chains, silver
    jewelry chains, valentines, valentines day, valentine, valentine's gifts`,
  earrings: `
    ear rings, ear ring, ear stud, ear studs, stud earrings, hoop earrings, hoop earring, drop earrings, dangle earrings, dangly
    earrings, clip on earrings, clip earrings, ear clips, ear cuffs, ear hoops, ear jewellery, ear jewelry, ear pins, fashion earrings`,
  bracelets: `
    wristband, wristbands, bangle, bangles, beaded bracelet, beaded bracelets, bead bracelets, bead bracelet, charm bracelet, charm
    bracelets, friendship bracelets, wrist jewellery, wrist jewelry, wrist chains, arm jewellery, armlets, pearl bracelets, stretch
    bracelets`,
  hairclips: `
    hair clip, hair clips, hair accessories, hair accessory, hair slide, hair slides, hair grip, hair grips, kirby grips, bobby pin,
    bobby pins, hair pin, hair pins, hair band, hair bands, headband, headbands, alice bands, hair tie, hair ties, hair bobble, hair
    bobbles, bobbles, hair elastics, scrunchie, scrunchies, hair bow, hair bows, hair claw, hair claws, claw clip, claw clips, hair
    ornaments, hair jewellery, hair jewelry, hair bits, hair barrettes`,
  cufflinks: `
    cuff link, cuff links, cufflink set, cufflink sets, cuff studs, cuff buttons, shirt links, shirt studs, sleeve links, sleeve
    buttons`,
  jewelboxes: `
    jewelry box, jewelry boxes, jewellery box, jewellery boxes, jewelry case, jewelry cases, jewellery case, jewellery cases, jewel
    box, jewel boxes, jewel cases, jewellery storage, jewelry storage, jewellery organisers, jewelry organizers, jewellery organiser,
    jewelry organizer, jewellery holders, jewelry holders, jewellery chests, jewelry chests, jewellery caskets, trinket box, trinket
    boxes, ring box, ring boxes, jewelry caskets, jewellery cabinets`,
  hikingboots: `
    hiking shoe, hiking shoes, hiking boot, hiking boots, hiking footwear, trekking shoe, trekking shoes, trekking boot, trekking
    boots, trekking footwear, walking boot, walking boots, walking shoe, walking shoes, mountain boots, mountain shoes, mountaineering
    boots, climbing boots, hillwalking boots, rambling boots, hikers, hiker boots, trail boots, outdoor boots, outdoor shoes, outdoor
    footwear, approach shoes, winter boots, winter shoes, winter footwear`,
  sneakers: `
    trainer, gym shoes, gym shoe, sports shoes, sports shoe, sport shoes, sports footwear, plimsolls, plimsoll, canvas shoes, canvas
    trainers, casual shoes, casual footwear, casual trainers, leisure shoes, leisure footwear, tennis shoes, tennis shoe, fashion
    trainers, ladies trainers, womens trainers, skate shoes, sandshoes, kicks, high tops, hi tops, low tops, athletic shoes, athletic
    footwear, street shoes`,
  runners: `
    trainer, trainers, joggers, jogging shoe, jogging shoes, sports shoes, sports shoe, sport shoes, sports footwear, running shoe,
    running shoes, running trainers, running footwear, running sneakers, jogging trainers, jogging footwear, athletic shoe, athletic
    shoes, athletic footwear, training shoes, fitness shoes, gym trainers, trail shoes, trail runners, marathon shoes, tennis shoes,
    workout shoes, track shoes`,
  ankleboots: `
    ankle boot, ankle boots, ankle booties, ladies boots, womens boots, women boots, ladies ankle boots, chelsea boot, chelsea boots,
    short boots, heeled boots, fashion boots, dress boots, bootees, winter boots, winter shoes, winter footwear, autumn boots`,
  wellies: `
    rubber boot, rubber boots, rain boot, rain boots, rain shoes, rain footwear, gumboot, gumboots, welly, wellie, wellys, wellington
    boot, wellington boots, welly boots, wellie boots, puddle boots, mud boots, waterproof boots, wet weather boots, splash boots,
    galoshes, kids wellies, childrens wellies, rubber wellies, rainwear boots`,
  safetyshoes: `
    safety boot, safety boots, safety footwear, safety shoe, safety trainers, work boot, work boots, work shoe, work shoes, work
    footwear, work trainers, steel toe, steel toe shoes, steel toe boots, steel toed boots, steel toed shoes, steel toecap, steel
    toecaps, steel toecap boots, steel toecap trainers, steel cap boots, steel caps, steelies, toecap boots, toe caps, composite toe
    boots, safety toe boots, safety toe shoes, protective footwear, protective shoes, protective boots, site boots, builders boots,
    building site boots, rigger boots, construction boots, construction shoes, industrial footwear, industrial boots, ppe footwear,
    ppe shoes, workwear shoes, workwear footwear, dealer boots, toe protector boots, toe protector shoes, toe protectors, toetectors,
    totectors`,
  slippers: `
    slipper, slippers, house shoe, house shoes, house slippers, house boots, indoor shoe, indoor shoes, indoor slippers, indoor
    footwear, home shoes, home slippers, bedroom slippers, carpet slippers, felt slippers, winter slippers, warm slippers, fluffy
    slippers, fleece slippers, mule slippers, moccasin slippers, hotel slippers, slipper boots, baffies, mules, mule`,
  loafers: `
    moccasin, moccasins, slip on, slip ons, slip on shoes, slip on loafers, penny loafer, penny loafers, boat shoe, boat shoes, deck
    shoes, deck shoe, driving shoes, driving mocs, mocs, smart shoes, dress shoes, formal shoes, formal footwear, office shoes,
    business shoes, mens dress shoes, mens smart shoes, gents leather shoes, leather slip ons, leather shoes, leather shoe, gents
    shoes`,
  flipflops: `
    flip flop, flip flops, flip flop sandals, thongs, thong sandals, beach shoe, beach shoes, beach sandals, beach sandal, beach
    slippers, beach footwear, beach flip flops, pool shoes, pool sliders, pool slides, pool sandals, sliders, slides, slide sandals,
    shower shoes, shower sandals, bath shoes, bath slippers, bathing shoes, toe post sandals, toe posts, toe sandals, jandals,
    swimming shoes, aqua shoes, holiday, holidays, holiday accessories, holiday essentials, holiday items, holiday goods,
    holidaymakers, vacation, vacations, vacation essentials, summer holiday, summer holidays`,
  footballboots: `
    football boot, football boots, football shoe, football shoes, football footwear, soccer boot, soccer boots, soccer shoe, soccer
    shoes, soccer cleats, football cleats, cleats, cleat, studded boots, moulded boots, astro boots, astros, astro trainers, astro
    turf boots, turf shoes, footy boots, footie boots, rugby boots`,
  footballs: `
    soccer ball, soccer balls, foot balls, match balls, match ball, training balls, footy balls, size 5 balls, kick balls, leather
    balls, sports balls, sport balls, balls`,
  rackets: `
    shuttlecock, shuttlecocks, racket, rackets, racquet, racquets, racket set, racket sets, racquet set, racquet sets, badminton
    racket, badminton rackets, badminton racquets, badminton gear, badminton equipment, racket sports, racquet sports, shuttles,
    feather balls`,
  kettlebells: `
    kettle bell, kettle bells, dumbbell, dumbbells, dumbells, weights, free weights, gym weights, hand weights, exercise weights,
    training weights, fitness weights, lifting weights, iron weights, barbell, barbells, weight lifting, weight training, strength
    training, muscle training, bodybuilding`,
  bands: `
    fitness bands, exercise band, exercise bands, workout band, workout bands, resistance band, resistance bands, resistance loop
    bands, resistance loops, loop bands, stretch bands, stretching bands, elastic band, elastic bands, training bands, gym bands, yoga
    bands, pilates bands, therapy bands, physio bands, tension bands, pull up bands, booty bands, rubber exercise bands, strength
    bands, expanders, rubber bands`,
  sportbottles: `
    water bottle, water bottles, drinking bottle, drinking bottles, drink bottle, drink bottles, drinks bottle, drinks bottles, sport
    bottle, sport bottles, sports bottle, sports bottles, gym bottle, gym bottles, bike bottles, cycling bottles, bicycle bottles,
    cycle bottles, squeeze bottles, school bottles, hydration bottles, fitness bottles, sipper bottles, reusable bottle, reusable
    bottles, refillable bottles, bidons, sports flasks, water flasks, outdoor bottles, running bottles`,
  swimgoggles: `
    swim goggle, swim goggles, swimming goggle, swimming goggles, swimming glasses, swim glasses, pool goggles, pool glasses, diving
    goggles, diving mask, diving masks, dive masks, snorkel mask, snorkel masks, underwater goggles, water goggles, swim masks,
    swimming masks`,
  skateboards: `
    skate board, skate boards, longboard, longboards, skating boards, penny boards, penny board, cruiser boards, cruisers, mini
    cruisers, skateboard decks, skate decks, skateboarding, street boards`,
  bikehelmets: `
    bike helmet, bike helmets, cycle helmet, cycle helmets, cycling helmet, cycling helmets, bicycle helmet, bicycle helmets, kids
    helmets, childrens helmets, skate helmets, scooter helmets, bmx helmets, mountain bike helmets, mtb helmets, cycling headgear,
    bike hats, crash helmets, bike lids, cycle lids, cycling lids`,
  trackers: `
    bicycle light, bicycle lights, cycle light, cycle lights, bike light, bike lights, cycling light, cycling lights, bike lamp, bike
    lamps, bicycle lamps, cycle lamps, bike light sets, bike computer, bike computers, bicycle computers, cycle computer, cycle
    computers, cycling computers, bike speedometer, bike speedometers, speedometer, speedometers, bike lighting, bicycle lighting,
    cyclometers, bike rear lights, bike front lights, bike headlights`,
  skigloves: `
    ski glove, winter glove, winter gloves, snow gloves, snow glove, snowboard gloves, snowboarding gloves, skiing gloves, thermal
    gloves, warm gloves, mittens, mitten, mitts, ski mitts, ski mittens, winter mittens, sports gloves, outdoor gloves, snow mittens,
    winter sports, skiing, ski gear, ski equipment, ski accessories, ski holiday, ski stuff, snow gear, snow sports`,
  perfume: `
    fragrance, fragrances, edp, edt, eau de toilette, eau de parfum, eau de cologne, eau de toilettes, cologne, colognes, scents,
    aftershave, aftershaves, perfumery, parfume, parfumes, toilet water, body fragrance, perfume sprays, ladies fragrance, mens
    fragrance, mothers day, mothering sunday, valentines, valentines day, valentine, valentine's gifts, scent`,
  toothbrushes: `
    tooth brush, tooth brushes, electric toothbrush, electric toothbrushes, battery toothbrushes, sonic toothbrush, sonic
    toothbrushes, power toothbrushes, teeth brush, teeth brushes, dental brushes, dental care, dental hygiene, dental products, oral
    care, oral hygiene, teeth cleaning, tooth care`,
  handcream: `
    hand lotion, hand lotions, hand cream, hand creams, hand creme, hand cremes, hand balm, hand balms, hand moisturiser, hand
    moisturisers, hand moisturizer, hand moisturizers, hand care, hand salve, hand butter, moisturiser, moisturisers, moisturizer,
    moisturizers, moisturising cream, moisturizing cream, skin cream, skin creams`,
  sunscreen: `
    sunscreens, sun screen, sunblock, sunblocks, sun cream, sun creams, sun creme, sun lotion, sun lotions, suntan lotion, suntan
    lotions, suntan cream, suntan oil, suntan products, tanning lotion, tanning oil, tanning products, sun protection, sun protect,
    sun care, sun milk, sun oil, sun spray, sun sprays, spf cream, spf lotion, sun protection cream, uv protection, factor 50, factor
    30, sun filter, holiday, holidays, holiday accessories, holiday essentials, holiday items, holiday goods, holidaymakers, vacation,
    vacations, vacation essentials, summer holiday, summer holidays`,
  pumpsoap: `
    hand soap, hand soaps, handwash, hand washes, soaps, liquid soap, liquid soaps, liquid hand soap, soap dispenser, soap dispensers,
    soap pump, soap pumps, pump soap, pump soaps, hand cleanser, hand cleaner, hand washing liquid, washing soap, bathroom soap,
    toilet soap, kitchen soap`,
  nailpolish: `
    makeup, nail varnish, nail varnishes, nail enamel, nail enamels, nail lacquer, nail lacquers, nail polishes, nail polish, nail
    colour, nail colours, nail color, nail colors, nail paint, nail paints, nail gloss, nail gel, gel polish, gel nail polish, gel
    varnish, gel nails, nail products, nail cosmetics, nail care, manicure, manicures, finger nail polish, nail bar, nail bars, nail
    salon, nail salons, nail studio, nail bar supplies, nail salon supplies`,
  lipsticks: `
    makeup, lippy, lippies, lippie, lip stick, lip sticks, lipgloss, lip glosses, lip colour, lip color, lip colours, lip colors, lip
    make up, lip products, lip cosmetics, lip paint`,
  razors: `
    shaver, shavers, razor blade, razor blades, razor set, razor sets, razor cartridges, razor heads, disposable razor, disposable
    razors, safety razors, wet razors, wet shave, wet shaving, shaving, shaving set, shaving sets, shaving kit, shaving kits, shaving
    gear, shaving products, shaving items, shaving blades, shaving razors, shaving supplies, ladies razors, womens razors, mens
    razors, cartridge razors, mens shaving, mens grooming, grooming, bladed razors`,
  facemasks: `
    face mask, face masks, facial mask, facial masks, sheet mask, sheet masks, face sheet masks, facial sheet masks, beauty mask,
    beauty masks, beauty face masks, cosmetic masks, cosmetic face masks, skin masks, skincare masks, tissue masks, moisturising
    masks, hydrating masks, korean face masks, korean masks, face packs, face pack, facials, pamper masks, spa masks`,
  headphones: `
    earphone, earphones, earbud, earbuds, headset, headsets, head phones, head phone, earpods, earpiece, earpieces, in ears, in ear
    headphones, over ear headphones, on ear headphones, over ears, stereo headphones, music headphones, gaming headset, gaming
    headsets, noise cancelling headphones, bluetooth headphones, bluetooth earphones`,
  speakers: `
    loudspeaker, loudspeakers, soundbox, soundboxes, music box, music boxes, music speakers, bluetooth box, bluetooth boxes, bluetooth
    speaker, bluetooth speakers, portable speaker, portable speakers, wireless speakers, boombox, boomboxes, soundbar, soundbars,
    party speakers, sound systems, sound system`,
  vacuums: `
    hoover, hoovers, vacuum cleaner, vacuum cleaners, vacs, vac, hand vac, handheld vac, cordless vac, cordless vacs, cordless vacuum,
    cordless vacuums, cordless vacuum cleaner, cordless vacuum cleaners, cordless hoover, cordless hoovers, stick vac, stick vacs,
    stick vacuum, stick vacuums, stick hoovers, hand vacuum, hand vacuums, handheld vacuum, handheld vacuums, handheld hoover,
    handheld hoovers, hand hoovers, upright vacuums, upright hoovers, battery hoovers, battery vacuums, dustbuster, dustbusters,
    floorcare, cordless cleaners, hoovering`,
  kettles: `
    kettle, water kettle, water kettles, water boiler, water boilers, electric kettle, electric kettles, electrical kettles, cordless
    kettle, cordless kettles, jug kettle, jug kettles, tea kettle, tea kettles, hot water kettles, electric jugs, kitchen kettles`,
  coffeemachines: `
    coffee maker, coffee makers, coffee machine, coffee machines, coffee machinery, coffee brewer, coffee brewers, coffee percolator,
    coffee percolators, percolators, coffee pot, coffee pots, coffee appliances, espresso machine, espresso machines, espresso maker,
    espresso makers, espresso coffee machines, filter coffee machine, filter coffee machines, filter coffee makers, drip coffee
    makers, drip coffee machines, bean to cup, bean to cup machine, bean to cup machines, cappuccino machine, cappuccino machines,
    cappuccino makers, barista machines, automatic coffee machines, capsule machines, pod machines, coffee pod machines`,
  hairdryers: `
    hair dryer, hair dryers, hair drier, hair driers, blow dryer, blow dryers, blow drier, blow driers, hair blower, hair blowers,
    hair drying, travel hairdryers, hair styling tools, hair tools, salon dryers`,
  keyboards: `
    keyboard mouse, keyboard and mouse, keyboards and mice, mouse and keyboard, keyboard set, keyboard sets, keyboard mouse set,
    keyboard mouse sets, keyboard mouse combo, keyboard combo, keyboard combos, computer keyboard, computer keyboards, pc keyboard, pc
    keyboards, key boards, wireless keyboard, mice, computer mouse, computer mice, pc mouse, wireless mouse, wireless mice, mouse
    sets, desktop sets, computer peripherals, pc peripherals, peripherals, input devices, computer accessories, pc accessories, pc
    equipment`,
  ledbulbs: `
    light bulb, light bulbs, led bulb, led bulbs, led lamp, led lamps, led light, led lights, led light bulbs, led lighting, led
    globes, light globes, globes, electric bulbs, energy saving bulb, energy saving bulbs, energy saving lamps, energy saver bulbs,
    energy savers, screw bulbs, replacement bulbs, lamp bulbs, light sources`,
  powerbanks: `
    power bank, power banks, portable charger, portable chargers, power pack, power packs, battery pack, battery packs, battery bank,
    battery banks, portable battery, portable batteries, external battery, external batteries, backup battery, backup batteries,
    portable phone chargers, portable phone charger, portable power, mobile power, mobile batteries, phone batteries, emergency
    chargers, charging banks, spare batteries, power cut, power cuts, power outage, power outages, blackout, blackouts, emergency,
    emergencies, emergency kit, emergency kits, emergency supplies, prepping, preppers, survival kit`,
  chargers: `
    charger, phone charger, phone chargers, mobile charger, mobile chargers, mobile phone chargers, mobile phone charger, cell phone
    chargers, cell phone charger, smartphone chargers, usb charger, usb chargers, usb plug, usb plugs, usb adapters, usb c plugs,
    charger plug, charger plugs, charging plug, charging plugs, charger heads, plug chargers, wall charger, wall chargers, mains
    chargers, mains charger, fast charger, fast chargers, quick chargers, charging adapter, charging adapters, power adapter, power
    adapters, power adaptors, power supplies, power supply, ac adapters, battery charger, battery chargers, charging units, laptop
    chargers, tablet chargers, phone plugs, phone plug, mobile plugs`,
  crafts: `
    craft set, craft sets, craft kit, craft kits, art and craft, arts and crafts, arts and crafts kits, art sets, art kits, activity
    sets, activity kits, creative kits, creative sets, creative toys, craft supplies, craft materials, craft packs, crafting, crafting
    sets, crafting kits, kids crafts, hobby sets, hobby kits, hobby craft, painting sets, colouring sets, coloring sets, drawing sets,
    making kits, diy kits for kids, creativity sets, handicrafts, handicraft sets, indoor games, indoor toys, indoor play, rainy day,
    rainy days, rainy day toys, rainy day games, rainy day activities, games for indoors, girls toys, toys for girls, girl toys`,
  musical: `
    musical instruments, toy instruments, kids instruments, music instruments, childrens instruments, instruments, musical toys, music
    toys, toy drums, toy drum, toy guitar, toy guitars, toy piano, toy pianos, xylophone, xylophones, toy trumpets, percussion sets,
    toy music sets, drum sets`,
  beachtowels: `
    pool towel, pool towels, beach towel, beach towels, swimming towel, swimming towels, swim towels, holiday towels, seaside towels,
    beach sheets, beach blankets, sunbed towels, hammam towels, turkish beach towels, holiday, holidays, holiday accessories, holiday
    essentials, holiday items, holiday goods, holidaymakers, vacation, vacations, vacation essentials, summer holiday, summer holidays`,
  kidsandals: `
    childrens sandals, kids sandals, kids sandal, toddler sandals, boys sandals, girls sandals, baby sandals, jelly shoes, jelly
    sandals, summer sandals, school sandals, kids summer shoes, childrens summer shoes, sandals for kids, sandals for children`,
  giftsets: `
    gift set, gift sets, gift box, gift boxes, gift pack, gift packs, gift basket, gift baskets, gift hamper, gift hampers, bath set,
    bath sets, bath gift set, bath gift sets, bath gifts, bath hampers, bath and body sets, bathroom sets, beauty sets, beauty set,
    beauty gift sets, beauty boxes, cosmetic sets, cosmetics sets, cosmetic gift sets, toiletry sets, toiletry set, toiletries sets,
    toiletry gift sets, body care sets, shower sets, spa set, spa sets, spa gift sets, spa gifts, pamper sets, pamper set, pamper
    boxes, pamper hampers, pamper packs, pamper gifts, wellness sets, presentation sets, gift boxed sets, christmas gift sets, mothers
    day, mothering sunday, valentines, valentines day, valentine, valentine's gifts`,
  yogamats: `
    exercise mat, exercise mats, gym mat, gym mats, fitness mat, fitness mats, workout mat, workout mats, pilates mat, pilates mats,
    training mats, gymnastics mats, stretching mats, aerobics mats, sports mats, sport mats, floor mats, foam mats, yoga, yoga matts,
    yoga gear, yoga equipment, yoga accessories, pilates`,
  shampoo:
    'shampoos, hair shampoo, hair shampoos, hair wash, hair soap, shampoo bottles, hair cleanser, hair washing, hair products',
  tablets: `
    ipad, ipads, tablet pc, tablet pcs, tablet computer, tablet computers, android tablet, android tablets, touchscreen tablets,
    tablet devices, kids tablets`,
  spaghetti: `
    spaghettis, spag, pastas, dried pasta, dry pasta, durum pasta, durum wheat pasta, italian pasta, long pasta, wheat pasta, pasta
    products, pasta packs, vermicelli, linguine, italian food, italian foods, italian groceries, italian cuisine, italian kitchen,
    italian cooking`,
  oliveoil: `
    evoo, extra virgin olive oil, extra virgin, extra virgin oil, virgin olive oil, virgin oil, olive oils, olives oil, cooking oil,
    cooking oils, salad oil, salad oils, edible oil, edible oils, food oil, mediterranean oil, italian food, italian foods, italian
    groceries, italian cuisine, italian kitchen, italian cooking, greek food, greek foods, greek products, greek cuisine, greek deli,
    greek specialities`,
  feta: `
    cheese, cheeses, feta cheese, greek cheese, white cheese, brined cheese, brine cheese, salad cheese, sheep cheese, sheeps cheese,
    ewes cheese, sheep milk cheese, feta blocks, dairy, dairy products, chilled dairy, chilled food, chilled foods, greek food, greek
    foods, greek products, greek cuisine, greek deli, greek specialities, chilled, chilled goods, chilled products, chiller goods,
    chilled range`,
  chocolate: `
    choc, chocs, choccy, choccie, choccies, chocolate bar, chocolate bars, choc bar, choc bars, bars of chocolate, chocolate slabs,
    milk choc, milk chocolate, sweets, candy, candies, candy bars, confectionery, chocolate confectionery, sweet treats, treats, sweet
    snacks, sweet stuff, mothers day, mothering sunday, valentines, valentines day, valentine, valentine's gifts`,
  juice: `
    oj, orange juice, orange juices, fruit juice, fruit juices, fruit drink, fruit drinks, juice drink, juice drinks, juice carton,
    juice cartons, juice boxes, soft drink, soft drinks, breakfast juice, non alcoholic drinks, non alcoholic beverages, alcohol free
    drinks, carton drinks, cartons of juice, orange drink, orange drinks`,
  crisps: `
    potato chips, potato chip, potato crisps, potato crisp, salty snacks, savoury snacks, savory snacks, salted snacks, potato snacks,
    crisp packets, crisp bags, bags of crisps, packets of crisps, nibbles, party snacks, bagged snacks, munchies, ready salted`,
  tuna: `
    canned fish, tinned fish, fish cans, tuna cans, tuna tins, tuna tin, tuna can, tinned tuna, canned tuna, tins of tuna, cans of
    tuna, tuna fish, tinned seafood, canned seafood, tuna chunks, tuna flakes, tuna steaks, tuna in oil, fish tins, preserved fish,
    ambient fish, fish, seafood`,
  frozenpeas: `
    petit pois, petits pois, garden peas, green peas, frozen pea, frozen peas, frozen veg, frozen vegetable, frozen vegetables, frozen
    veggies, frozen greens, veg, vegetable, vegetables, veggies, freezer food, frozen food, frozen foods, frozen produce, freezer
    goods, freezer products, freezer peas`,
  coffee: `
    coffees, coffee bean, coffee beans, espresso beans, whole bean coffee, whole beans, bean coffee, roasted coffee, roast coffee,
    coffee roast, arabica, robusta, hot beverages, espresso coffee, filter coffee, ground coffee`,
  tomatoes: `
    passata, polpa, pelati, chopped tomatoes, chopped tomato, tinned tomato, tinned tomatoes, canned tomato, canned tomatoes, tomato
    tins, tomato cans, tomatoes in tins, tomatoes in cans, diced tomatoes, crushed tomatoes, plum tomatoes, peeled tomatoes, preserved
    tomatoes, tinned toms, chopped toms, canned toms, tomato pulp, pizza tomatoes, tomato conserve, cooking tomatoes, italian food,
    italian foods, italian groceries, italian cuisine, italian kitchen, italian cooking`,
  greenolives: `
    pickled olives, table olives, green olive, jarred olives, jar olives, olive jars, olives in jars, antipasti, antipasto, cocktail
    olives, mediterranean olives, snack olives, olives in brine, pitted olives, greek food, greek foods, greek products, greek
    cuisine, greek deli, greek specialities`,
  cookware: `
    pots and pans, pots n pans, pots, pans, pot set, pot sets, pan set, pan sets, saucepan, saucepans, saucepan sets, cooking pot,
    cooking pots, cooking pans, cooking set, cooking sets, cooking ware, cook set, cook sets, steel pot, steel pots, steel pans, stock
    pot, stock pots, stew pot, stew pots, soup pots, casserole, casseroles, casserole pots, kitchen pots, kitchen pans, milk pans,
    induction pots, induction pans, stewpans, frying pan, frying pans, fry pan, fry pans, frypan, frypans, skillet, skillets`,
  bedlinen: `
    bedding, bed linen, bed linens, bed sheet, bed sheets, sheets, duvet cover, duvet covers, duvet cover sets, duvet set, duvet sets,
    bedclothes, bed covers, bed cover, bed set, bed sets, bedding set, bedding sets, sheet set, sheet sets, fitted sheet, fitted
    sheets, flat sheets, cotton sheets, quilt cover, quilt covers, quilt cover sets, doona covers, comforter sets, comforter covers,
    pillowcase, pillowcases, pillow covers, pillow slips, bed textiles, bedroom linen, bed spreads, bedspread, hotel, hotels, hotel
    supplies, hotel goods, hotel items, hospitality, hospitality supplies, guest house, guest houses, bed and breakfast, holiday let,
    holiday lets, holiday homes, airbnb`,
  towels: `
    bath towel, bath towels, bath sheet, bath sheets, hand towel, hand towels, face towel, face towels, guest towel, guest towels,
    terry towel, terry towels, terry cloth, bathroom towels, shower towel, shower towels, gym towel, gym towels, hotel towels, spa
    towels, towel set, towel sets, towel bale, towel bales, towelling, toweling, cotton towels, flannels, face cloth, face cloths,
    washcloth, washcloths, bath linen, bath linens, bath textiles, hotel, hotels, hotel supplies, hotel goods, hotel items,
    hospitality, hospitality supplies, guest house, guest houses, bed and breakfast, holiday let, holiday lets, holiday homes, airbnb`,
  glasses: `
    drinking glass, drinking glasses, drinks glasses, glassware, glassware sets, tumbler, tumblers, wine glass, wine glasses, water
    glass, water glasses, beer glass, beer glasses, pint glass, pint glasses, highball, highballs, highball glasses, juice glasses,
    whisky glasses, whiskey glasses, champagne glasses, cocktail glasses, shot glasses, bar glasses, barware, stemware, glass
    tumblers, glass cups, glass sets, glass set, goblets, drinkware, table glass, tea glasses`,
  candles: `
    tea light, tea lights, t lights, tea light candles, fragrance candle, fragrance candles, fragranced candle, fragranced candles,
    perfumed candles, scented candle, aroma candle, aroma candles, aromatherapy candles, jar candle, jar candles, candle jars, pillar
    candle, pillar candles, church candles, dinner candles, table candles, votive, votives, votive candles, wax candles, soy candles,
    glass candles, home fragrance, home fragrances, home scents, room fragrance, room fragrances, mothers day, mothering sunday,
    valentines, valentines day, valentine, valentine's gifts, power cut, power cuts, power outage, power outages, blackout, blackouts,
    emergency, emergencies, emergency kit, emergency kits, emergency supplies, prepping, preppers, survival kit`,
  storageboxes: `
    storage box, storage container, storage containers, storage bin, storage bins, storage tub, storage tubs, storage tote, storage
    totes, storage crate, storage crates, storage solutions, plastic box, plastic boxes, plastic container, plastic containers,
    plastic tub, plastic tubs, plastic crates, plastic bins, plastic storage, household storage, home storage, kitchen storage,
    storage, stacking boxes, stackable boxes, stackable containers, stacker boxes, lidded boxes, box with lid, boxes with lid, boxes
    with lids, container with lid, containers with lids, organiser, organisers, organizer, organizers, organiser boxes, organizer
    boxes, underbed boxes, underbed storage, toy box, toy boxes, toy storage, crates, home organisation, home organization`,
  planters: `
    plant pot, plant pots, flower pot, flower pots, flower tub, flower tubs, flower box, flower boxes, flower planters, garden pot,
    garden pots, garden planters, garden tubs, patio pots, patio planters, plant tub, plant tubs, plant container, plant containers,
    plant holders, plant trough, plant troughs, planter box, planter boxes, planter pots, pots for plants, terracotta pots, terracotta
    pot, terracotta, terracotta planters, clay pots, clay pot, earthenware pots, window box, window boxes, troughs, herb pots, ceramic
    pots, outdoor pots`,
  gardenhoses: `
    garden hose, water hose, water hoses, watering hose, watering hoses, hose pipe, hose pipes, garden hosepipe, garden hosepipes,
    garden pipe, garden pipes, water pipes, watering pipes, hose reel, hose reels, hose set, hose sets, irrigation hoses, lawn hoses,
    garden watering, garden irrigation, irrigation`,
  wateringcans: `
    watering can, water can, water cans, watering pots, watering jugs, garden can, garden cans, garden watering, plant watering,
    irrigation, garden irrigation`,
  rugs: `
    door mat, door mats, area rug, area rugs, floor rug, floor rugs, floor covering, floor coverings, flooring, throw rugs, scatter
    rugs, hearth rugs, bedside rugs, carpet runners, hall runners, hallway runners, living room rugs, woven carpets, kilim, kilims,
    hall carpets, floor carpets, carpeting, mats`,
  solarlights: `
    solar light, solar lights, solar lamp, solar lamps, solar lighting, solar powered lights, solar lantern, solar lanterns, garden
    light, garden lights, garden lamp, garden lamps, garden lantern, garden lanterns, garden lighting, outdoor light, outdoor lights,
    outdoor lamp, outdoor lamps, outdoor lighting, exterior lighting, exterior lights, path light, path lights, pathway lights, patio
    lights, patio lighting, stake lights, spike lights, decking lights, driveway lights, lawn lights, landscape lights, landscape
    lighting, yard lights, garden decor, garden decoration, garden decorations`,
  rings: `
    finger ring, finger rings, steel rings, wedding ring, wedding rings, wedding bands, engagement rings, band rings, signet rings,
    fashion rings, jewellery rings, jewelry rings`,
  pendants: `
    necklace pendant, necklace pendants, pendant necklace, pendant necklaces, charm, charms, locket, lockets, neck pendants, charm
    pendants, zirconia pendants, medallion, medallions, valentines, valentines day, valentine, valentine's gifts`,
  kitchen: `
    kitchen, kitchens, kitchenware, kitchenwares, kitchen utensils, kitchen utensil, kitchen accessories, kitchen equipment, kitchen
    essentials, kitchen supplies, kitchen stuff, kitchen things, kitchen gear, kitchen bits, kitchen tools, kitchen articles, cooking,
    cooking equipment, cooking utensils, cooking accessories, cookery, cook shop, cooking and kitchen, kitchen and dining, kitchen and
    home, kitchen gadgets, catering equipment`,
  'kitchen appliances': `
    kitchen appliances, kitchen appliance, small kitchen appliance, small kitchen appliances, kitchen electricals, small kitchen
    electricals, electric kitchen appliances, electrical kitchen appliances, kitchen electronics, kitchen machines, kitchen devices,
    electric kitchen gadgets, countertop appliances, worktop appliances, breakfast appliances, hot drinks machines`,
  appliances: `
    appliances, appliance, small appliance, small appliances, household appliance, household appliances, domestic appliance, domestic
    appliances, small domestic appliances, small domestics, small household appliances, home appliance, home appliances, small home
    appliances, electrical appliances, electric appliances, small electrical appliances, small electricals, small electrical goods,
    household electricals, household electronics, home electricals, domestic electricals, household electrical goods, household
    machines, sda`,
  housewares: `
    housewares, houseware, homewares, homeware, household, household goods, household items, household products, household articles,
    household stuff, household things, household supplies, household essentials, household accessories, household bits, household
    lines, household range, household wares, home goods, home items, home products, home essentials, home stuff, home supplies, things
    for the home, items for the home, home accessories, household equipment, domestic goods`,
  decoration: `
    decor, home decor, house decor, room decor, interior decor, decoration, home decoration, home decorations, house decoration, room
    decoration, room decorations, interior decoration, decorative items, decorative goods, decorative accessories, decorative
    articles, decoration items, decoration articles, deco, home deco, home accents, home styling, interior accessories, interior
    design, interiors, interior, home furnishings, furnishings, living room, living room decor, living room accessories, decorating,
    decorating the home, home interior, home interiors`,
  bedroom: `
    bedroom, bedrooms, bedroom accessories, bedroom items, bedroom textiles, bedroom furnishings, bedroom stuff, bedroom things,
    bedroom essentials, bedroom range, bedroom goods, guest room, guest bedroom, beds and bedding`,
  bathroom: `
    bathroom, bathrooms, bathroom accessories, bathroom items, bathroom essentials, bathroom textiles, bathroom products, bathroom
    stuff, bathroom things, bathroom supplies, bathroom goods, bathroom range, bath accessories, bath products, bath items, bath and
    body, bath and shower, washroom, washroom supplies`,
  'home textiles': `
    home textiles, home textile, household linen, household linens, household textiles, household textile, linens, home linen, home
    linens, house linen, house linens, table and bed linen, domestic textiles, textiles for the home, home fabrics, household fabrics,
    soft furnishings, hotel textiles, bed and bath, bed and bath textiles, interior textiles, linen goods`,
  lighting: `
    lighting, lights, lamps, lamp, lighting products, lighting items, lighting range, lamps and lights, lighting and lamps,
    illumination, luminaires, luminaire, light fixtures, light fittings, lighting equipment, lighting goods`,
  garden: `
    garden supplies, gardening supplies, garden equipment, garden tools, gardening, gardening tools, gardening equipment, gardening
    gear, gardening items, gardening products, gardening accessories, gardening goods, gardening stuff, garden accessories, garden
    items, garden products, garden stuff, garden things, garden gear, garden essentials, garden range, garden centre, garden center,
    garden care, horticulture, horticultural, gardener, gardeners, lawn and garden, lawn care, backyard, back garden, yard, yard
    supplies, allotment, plant care`,
  balcony: `
    balcony, balconies, balcony accessories, balcony items, balcony stuff, balcony garden, patio, patios, patio accessories, patio
    items, patio stuff, terrace, terraces, terrace accessories, roof terrace, veranda, garden and patio, outdoor living, outdoor
    space, alfresco`,
  beach: `
    beach, beaches, beach accessories, beach gear, beach equipment, beach essentials, beach things, beach stuff, beach bits, beach
    articles, beach products, beach holiday, beach holidays, beach day, beachwear accessories, seaside, seaside goods, seaside items,
    by the sea, sun and beach, sand and sea`,
  summer: `
    summer, summer goods, summer items, summer stock, summer articles, summer products, summer range, summer lines, summer season,
    summer seasonal, summer stuff, summer things, summer essentials, summer accessories, summer fun, summertime, beach goods, beach
    items, hot weather, sunny weather, seasonal summer`,
  winter: `
    winter, winter goods, winter items, winter stock, winter articles, winter products, winter range, winter lines, winter season,
    winter seasonal, winter stuff, winter things, winter accessories, winter gear, wintertime, cold weather, cold season, snow, autumn
    winter`,
  gifts: `
    gifts, presents, present, giftware, gift items, gift item, gift articles, gift goods, gift ideas, gift idea, gift ranges, gift
    range, gift products, gift lines, gifting, small gifts, little gifts, stocking filler, stocking fillers, stocking stuffers,
    birthday gift, birthday gifts, birthday presents, birthday present, souvenirs, housewarming gifts, promotional gifts, giveaways,
    presents for everyone`,
  'gifts for men': `
    gifts for men, gifts for man, gift for men, gift for him, gifts for him, gifts for dad, gifts for dads, gifts for husbands, gifts
    for boyfriends, gifts for grandad, gifts for grandpa, gift ideas for men, gift ideas for him, presents for men, presents for him,
    present for him, presents for dad, mens gifts, mens gift, dad gifts, gents gifts, gentlemens gifts, male gifts, father's day,
    fathers day gifts, fathers day presents`,
  'gifts for women': `
    gifts for women, gift for women, gift for her, gifts for her, gifts for mum, gifts for mums, gifts for mom, gifts for moms, gifts
    for mothers, gifts for wives, gifts for girlfriends, gifts for ladies, gifts for grandma, gifts for nan, gift ideas for women,
    gift ideas for her, presents for women, presents for her, present for her, presents for mum, presents for mom, womens gifts,
    ladies gifts, ladies gift, mum gifts, female gifts, mothers day gifts, mothers day presents`,
  'gifts for children': `
    gifts for children, gifts for kids, gift for kids, gifts for boys, gifts for girls, gifts for toddlers, gifts for grandchildren,
    gift ideas for kids, presents for children, presents for kids, presents for boys, presents for girls, kids gifts, kids presents,
    kids birthday presents, childrens gifts, childrens presents, birthday gifts for kids, birthday presents for kids, christmas
    presents for kids, party bag fillers, party bag toys, pocket money toys, stocking filler toys`,
  school: `
    school, schools, back to school, school items, school things, school stuff, school accessories, school equipment, school gear,
    school essentials, school start, school season, school year, schoolchildren, schoolkids, new school term, first day at school,
    classroom, pupils`,
  baby: `
    baby, babies, infant, infants, newborn, newborns, newborn babies, nursery, baby gifts, baby shower, baby shower gifts, new baby,
    new baby gifts, newborn gifts, new parents, gifts for babies, baby presents, baby range, baby and toddler, tiny tots`,
  'toys for toddlers': `
    toys for toddlers, toddler toys, toddler toy, toys for tots, toys for little ones, preschool toys, toys for preschoolers, toys for
    small children, toys for infants, toys for young children, early years toys, early years, early learning toys, first toys,
    kindergarten toys, playgroup toys, wooden toddler toys, toddler, toddlers, preschool, preschoolers`,
  'educational toys': `
    educational toys, educational toy, educational games, learning toys, learning games, educational, stem toys, developmental toys,
    teaching toys, brain toys, montessori, montessori toys, clever toys, smart toys, early learning, learning aids, kids learning,
    edutainment`,
  'outdoor toys': `
    outdoor toys, outdoor toy, garden toys, garden games, outdoor games, toys for outside, toys for outdoors, outside toys, toys for
    the garden, outdoor play, outdoor play equipment, outdoor fun, garden play, backyard toys, yard toys, outdoor toys for kids, lawn
    games`,
  fitness: `
    fitness, gym, gyms, gym equipment, gym gear, gym goods, gym accessories, gym stuff, gym items, gym kit, gym supplies, fitness
    equipment, fitness accessories, fitness gear, fitness goods, fitness items, fitness products, fitness kit, fitness stuff, home
    gym, home gyms, home gym equipment, home fitness, home workout, workout, workouts, workout gear, workout equipment, working out,
    exercise, exercise equipment, exercise gear, exercise kit, training equipment, training gear, training kit, keep fit, keep fit
    equipment, exercising, pilates equipment, cross training`,
  football: `
    football gear, football kit, football equipment, football accessories, football stuff, football items, football goods, football
    products, football training, football club, football clubs, soccer, soccer gear, soccer equipment, soccer stuff, footie, footy,
    footballers, football team, football players`,
  cycling: `
    bike accessories, bicycle accessories, cycle accessories, cycling accessories, cycling, cycling gear, cycling equipment, cycling
    kit, cycling stuff, cycling goods, cycling items, cycling products, bike gear, bike equipment, bike stuff, bike things, bike
    parts, bicycle parts, bicycle gear, bicycle equipment, bicycle stuff, cycle gear, cycle parts, cyclist, cyclists, bike shop, bike
    ride, bike rides, mountain biking, push bikes, things for bikes`,
  swimming: `
    swimming, swim, swimming gear, swimming kit, swimming equipment, swimming accessories, swimming stuff, swimming items, swim gear,
    swim kit, swim equipment, swim accessories, swimmers, swimmer, swimming pool, swimming pools, swimming bath, swimming baths, pool,
    pool accessories, pool items, pool stuff, poolside, bathing, water sports`,
  hiking: `
    hiking, hike, hiking gear, hiking equipment, hiking kit, hiking accessories, hiking stuff, hiking items, trekking, trekking gear,
    trekking equipment, walking gear, walking equipment, rambling, ramblers, hill walking, mountaineering, mountain gear, mountains,
    mountain, backpacking, outdoor gear, outdoor equipment, outdoor kit, outdoor pursuits, outdoor activities, outdoor sports, outdoor
    accessories, outdoors, the outdoors, great outdoors, climbing, bushcraft, expedition`,
  camping: `
    camping, camping gear, camping equipment, camping supplies, camping kit, camping accessories, camping stuff, camping things,
    camping items, camping goods, camping products, camping essentials, camping holiday, camping trips, campers, camper, campsite,
    campsites, camp gear, camping and outdoor, festival gear, festivals, festival camping, caravanning, camping range, wild camping,
    glamping, festival, festival season, festival kit`,
  fishing: `
    fishing, fishing gear, fishing equipment, fishing accessories, fishing stuff, fishing trips, fishing trip, angling, anglers,
    angler, fishermen, fisherman, angling gear, angling equipment, angling accessories, carp fishing`,
  picnic: `
    picnic, picnics, picnic gear, picnic items, picnic accessories, picnic equipment, picnic stuff, picnic essentials, picnic sets,
    picnic set, picnic things, day out, days out, day trips, outings, park day`,
  travel: `
    travel, travels, travelling, traveling, traveller, travellers, traveler, travelers, travel accessories, travel gear, travel items,
    travel goods, travel essentials, travel equipment, travel products, travel stuff, travel kit, travel things, business travel, on
    the go`,
  phone: `
    phone accessories, phone accessory, mobile accessories, mobile phone accessories, cell phone accessories, smartphone accessories,
    phone bits, phone stuff, phone gear, phone items, phone goods, phone gadgets, phone products, mobile stuff, mobile gadgets, phone
    shop, telephone accessories, mobile phone stuff, iphone accessories, accessories for phones, accessories for smartphones`,
  computers: `
    computer goods, computer equipment, computer stuff, computer items, computer hardware, computer products, computing, it equipment,
    it accessories, it products, it hardware, home office, office electronics, office equipment, laptop accessories, tech accessories,
    desk accessories, office tech, work from home, working from home, home working, home office equipment, wfh`,
  audio: `
    audio, audio equipment, audio products, audio gear, audio accessories, audio devices, audio goods, audio stuff, hifi, music
    equipment, music electronics, music gadgets, sound equipment, listening to music, bluetooth audio, sound gear`,
  'make-up': `
    cosmetics for face, colour cosmetics, color cosmetics, colour cosmetic, decorative cosmetics, make up products, make up items,
    make up sets, make up kits, make up stuff, make ups, beauty makeup, cosmetic make up`,
  toiletries: `
    toiletries, toiletry, toiletry items, personal care, personal care products, personal care items, personal hygiene, hygiene,
    hygiene products, hygiene items, hygiene goods, body care, body care products, bath and shower products, washing stuff, drugstore,
    drugstore items, chemist goods, chemist lines, health and beauty, hba, hygiene articles, wash bag, bathroom toiletries, grooming
    products, personal grooming`,
  'skin care': `
    skin care, skin care products, skin care items, skin products, skin treatments, facial care, face care, facial products, facial
    skincare, face products, dry skin, beauty care, skin cosmetics`,
  'hair care': `
    hair care, hair care products, hair products, hair stuff, hair items, hair styling, hair styling products, hair beauty,
    hairdressing, hairdressing supplies, hairdresser, hairdressers, hairdresser supplies, hair salon, hair salons, barber, barbers,
    hair cosmetics`,
  jewellery: `
    jewellery items, jewelry items, jewellery sets, jewelry sets, jewellery accessories, jewelry accessories, jewellery stuff,
    jewellery pieces, jewelry pieces, jewels, jewel, trinkets, bling, bijouterie, fashion jewellery sets, ladies jewellery, womens
    jewellery, womens jewelry, precious jewellery`,
  'accessories for women': `
    ladies accessories, ladies accessory, womens accessories, accessories for women, accessories for ladies, accessories for girls,
    female accessories, girls accessories, fashion accessories, fashion accessory, fashion items, style accessories, feminine
    accessories, accessories fashion`,
  'accessories for men': `
    accessories for men, mens accessories, gents accessories, gentlemens accessories, accessories for gents, male accessories, mens
    jewellery, mens jewelry, jewellery for men, gents jewellery`,
  wearables: `
    wearables, wearable, wearable tech, wearable technology, wearable devices, wearable electronics, wrist wearables, smart wearables,
    smart devices, smart accessories`,
  workwear: `
    work safety, safety at work, safety gear, safety equipment, safety wear, protective gear, protective equipment, protective
    workwear, work gear, work protection, ppe, personal protective equipment, site wear, construction workers, builders, builder,
    tradesmen, tradesman, trade footwear, occupational safety, health and safety`,
  boots: 'autumn winter boots, boot styles, tall boots, waterproof footwear',
  'sports shoes': `
    sportshoes, sports shoes for kids, training footwear, shoes for sport, shoes for sports, gym footwear, fitness footwear, athletic
    sneakers, active footwear`,
  'summer shoes': `
    summer shoes, summer shoe, summer footwear, summer sandals, beach and summer shoes, shoes for summer, shoes for the beach, holiday
    shoes, open shoes, open toe shoes, hot weather shoes, spring summer shoes`,
  'shoes for children': `
    kids shoes, childrens shoes, kids footwear, childrens footwear, shoes for kids, child shoes, junior shoes, junior footwear, boys
    shoes, girls shoes, toddler shoes, toddler footwear, infant shoes, infants shoes, school shoes, kiddies shoes`,
  luggage: `
    bags and luggage, luggage and bags, bags and cases, travel luggage, luggage goods, luggage items, travel bags and luggage, bags
    and suitcases, bags and backpacks, backpacks and suitcases`,
  delicatessen: `
    delicatessen, deli, deli food, deli foods, deli goods, deli items, deli products, fine food, fine foods, gourmet, gourmet food,
    gourmet foods, gourmet products, speciality food, speciality foods, specialty food, specialty foods, mediterranean food,
    mediterranean foods, mediterranean products, southern european food, artisan food, delicacies, delicacy`,
  tins: `
    tins, tinned food, tinned foods, tinned goods, tinned products, canned food, canned foods, canned goods, canned products,
    preserved food, preserved foods, food tins, food cans, cans of food, tins of food, tinned stuff, cupboard food, food cupboard, non
    perishable food, non perishables, long life food`,
  groceries: `
    groceries, grocery, grocery items, grocery products, grocery goods, dry groceries, dry goods, dry food, dry foods, ambient food,
    ambient foods, ambient groceries, ambient grocery, store cupboard, store cupboard food, cupboard staples, staples, staple foods,
    staple food, food staples, basic food, basic foods, basic foodstuffs, pantry, pantry items, pantry goods, pantry staples, larder,
    supermarket food, shelf stable food, everyday food, dried food`,
  snacks: `
    snacks, snack, snack food, snack foods, snack items, snack products, snack range, snacking, nibbles and snacks, sweets and snacks,
    snacks and sweets, sweets and crisps, crisps and chocolate, sweet and salty, party food, party nibbles, vending, vending snacks,
    vending machine snacks, tuck shop, movie snacks, impulse, impulse snacks, lunchbox snacks, kiosk`,
  breakfast: `
    breakfast, breakfasts, breakfast food, breakfast foods, breakfast items, breakfast products, breakfast goods, breakfast stuff,
    breakfast things, breakfast table, brunch, hotel breakfast`,
  aperitif: `
    aperitif, aperitifs, appetizer, appetizers, appetiser, appetisers, finger food, aperitivo snacks, drinks party, happy hour,
    cocktail snacks, bar snacks, pub snacks, bar nibbles`,
}
