/**
 * The icons of decks, by their names in the library, each with the words it stands for. The first word is its label. A
 * word after ~ finds the icon in the editor, but has another meaning too often for the generator.
 */
export const NAMED = `
ship: ship, vessel, boat, ferry, tanker, cargo ship, shipping line, container ship, freighter, shipping container, freight container
anchor: port, harbor, harbour, berth, ~anchor, marina, quay, seaport
sailboat: sailboat, sailing, yacht
truck: truck, lorry, freight, haulage, haulier, trucking, trucker, logistics
truck-delivery: delivery, courier, last mile, last-mile, delivery van, logistics provider
car: car, vehicle, automobile, automotive, carmaker
charging-pile: charging station, ev, electric vehicle, electric car, charge point, charger, charging point
bus: bus, coach bus, public transport, bus operator, minibus
train: train, railway, rail, tram, subway, metro line, locomotive, rail operator
plane: plane, airplane, aircraft, aviation, airline, flight, aeroplane, jet
building-airport: airport, airfield
helicopter: helicopter, evtol, air taxi
drone: drone, uav, quadcopter
bike: bike, bicycle, cyclist, cycling, e-bike, ebike, cargo bike
scooter: scooter, e-scooter, micromobility
motorbike: motorbike, motorcycle, moped
tractor: tractor, farm, farmer, farming, agriculture, agritech, smallholder
backhoe: excavator, digger, construction machine, earthmoving
bulldozer: bulldozer, roadworks
forklift: forklift, pallet
crane: crane, construction site, construction crane, construction, construction worker
road: road, highway, motorway, road network
traffic-lights: traffic light, traffic, intersection, congestion
parking: parking, parking space, car park, parking lot
gas-station: fuel, gas station, petrol, gasoline, diesel, fuel station
engine: ~engine, motor, combustion engine
package: parcel, package, packaging, shipment, cardboard box, supply chain
building-warehouse: warehouse, fulfilment, fulfillment, warehousing, depot
stethoscope: doctor, physician, stethoscope, healthcare, clinician, medicine, gp, general practitioner, physiotherapist, therapist, medtech, digital health, health, patient
building-hospital: hospital, clinic, ward, private practice, emergency department, medical centre, medical center
nurse: nurse, night-shift nurse, night nurse, nursing, midwife, caregiver
ambulance: ambulance, paramedic, emergency service
heartbeat: heart, heartbeat, heart rate, cardiology, heart disease, cardiologist, pulse rate
lungs: lung, asthma, breathing, respiratory disease, inhaler
brain: brain, neuroscience, neurology, dementia, alzheimer, stroke patient, mental health
bone: bone, orthopedics, orthopaedics, fracture, osteoporosis
dental: tooth, teeth, dentist, dentistry, dental practice, orthodontist
ear: ear, hearing aid, hearing loss, hearing
eye: ~eye, eyesight, ophthalmology, retina, vision loss
eyeglass: glasses, optician, eyewear
pill: pill, drug, medication, pharmacy, pharmaceutical, pharma, tablet dose, antibiotic, pharmacist, prescription
vaccine: vaccine, injection, syringe, vaccination, insulin
virus: virus, pathogen, infection, bacterium, bacteria, microbe, microbiome
dna: dna, gene, genome, genomics, genetics, gene therapy, biotech, biotechnology, protein
bandage: bandage, wound, wound care, plaster dressing
thermometer: fever, thermometer
wheelchair: wheelchair, disability, accessibility aid, mobility aid
baby-carriage: baby, infant, newborn, toddler, pram, stroller, pregnancy, maternity
first-aid-kit: first aid, first aid kit, emergency kit
bread: bread, loaf, bakery, baker, baguette, toast, pastry, dough
apple: fruit, apple, orchard, fresh produce
carrot: vegetable, carrot, produce box, greengrocer
egg: egg, poultry, hen
milk: milk, dairy, cow, yogurt, oat milk
meat: meat, butcher, beef, cultivated meat, livestock
fish: fish, fishery, seafood, aquaculture, salmon, fishing
cheese: cheese, cheesemaker
pizza: pizza, takeaway, fast food
soup: soup, meal, ready meal, lunch, dinner, canteen
bowl-chopsticks: noodle, rice bowl
tools-kitchen-2: restaurant, food, cutlery, diner, eatery, foodtech, food delivery, food waste
chef-hat: chef, kitchen, cook, caterer, catering, recipe
coffee: coffee, café, cafe, espresso, coffee shop, barista
beer: beer, brewery, brewer, brewing, pub, craft beer, craft brewery
glass-full: wine, drink, beverage, cocktail, winery, vineyard
bottle: bottle, plastic bottle, water bottle, glass bottle
ice-cream: ice cream, gelato
candy: sweet, candy, sugar, confectionery
cake: cake, birthday, dessert
grape: grape, berry
mushroom: mushroom, fungus, mycelium
plant-2: seedling, crop, grain, cereal, wheat, corn, maize, barley, flour, herb, sprout, greenhouse, vertical farm, indoor farm
plant: houseplant, house plant, balcony plant, balcony, potted plant, indoor plant, pot plant
leaf: leaf, sustainability, climate, biodiversity, ecology, climate tech, cleantech
tree: tree, fruit tree, reforestation, wood
trees: forest, forestry, woodland, rainforest, timber
flower: flower, florist, bouquet
shovel: gardening, garden, gardener, soil, shovel, compost
paw: pet, vet, veterinarian, pet food, animal, animal shelter
dog: dog, puppy, dog owner
cat: cat, kitten
horse: horse, equestrian
pig: pig, swine, pork
bug: insect, pest, beetle, pesticide, malaria
butterfly: butterfly, pollinator, bee
bolt: electricity, power grid, grid, energy, electricity grid, utility bill, grid connection, power outage, energy bill
battery-charging: battery, energy storage, battery pack, lithium
solar-panel: solar panel, solar, photovoltaics, solar power, solar farm
building-wind-turbine: wind turbine, turbine, wind farm, wind power, turbine blade
plug: plug, socket, power plug
flame: flame, gas boiler, boiler, combustion, natural gas, wildfire, heating, fire
fire-extinguisher: fire safety, fire extinguisher, sprinkler
atom: atom, nuclear power, fusion, physics, quantum, reactor, quantum computer, nuclear
droplet: water, drinking water, leak, leakage, humidity, moisture
bucket-droplet: irrigation, watering, wastewater, sewage
pipeline: pipe, pipeline, sewer, plumbing, water main
ripple: sea, ocean, river, lake, flood, wave energy, sea water, seawater, marine
temperature: temperature, heat, thermostat, cold chain, heatwave
snowflake: cooling, refrigeration, freezer, chiller, cold storage, ice, snow, data centre cooling, immersion cooling, refrigerated freight
air-conditioning: air conditioning, ventilation, hvac, air conditioner, heat pump
fridge: fridge, refrigerator
sun: sun, sunlight, daylight, ~summer
moon: sleep, ~night, night shift, insomnia, night-shift
cloud: cloud, cloud computing, cloud provider, cloud service
cloud-rain: rain, weather, storm, weather forecast, drought
wind: wind, air quality, air pollution
mountain: mountain, hiking, outdoor sport
recycle: recycling, recyclate, reuse, circular economy, recycled plastic, refill
trash: trash, garbage, landfill, rubbish, litter, plastic waste, waste management, waste
building-factory-2: factory, manufacturing, manufacturer, production line, assembly line, steel mill, industrial plant, manufacturing plant, pilot plant, chemical plant, emission, carbon, co2, carbon dioxide
building-store: shop, store, retailer, retail, small shop, corner shop, merchant, storefront, supermarket, grocery store, grocer
building-skyscraper: office, office building, skyscraper, headquarters, commercial building
building: building, real estate, property, apartment, landlord, tenant, proptech, rent, housing
building-bank: bank, central bank, banking, retail bank, bank account
building-community: city, neighborhood, neighbourhood, town, village, municipality, urban planning
building-bridge: bridge, infrastructure
building-stadium: stadium, arena
building-lighthouse: lighthouse
building-cottage: cottage, cabin, holiday home
home: home, house, household, homeowner, family home
key: ~key, rental, car sharing
door: ~door, doorway
lock: ~lock, encryption, padlock
bed: bed, hotel, hotelier, guest room, mattress, hospitality, hostel
sofa: sofa, furniture, interior design, living room
lamp: lamp, lighting, luminaire
bath: bath, bathroom, shower
wash-machine: laundry, washing machine
vacuum-cleaner: cleaning, cleaner, vacuum cleaner
wall: brick, ~wall, concrete, masonry, cement
window: ~window, glazing
elevator: elevator
hammer: hammer, carpenter, craftsman, tradesperson
tool: repair, maintenance, mechanic, wrench, spare part
tools: toolbox, plumber, electrician, handyman
ruler-2: architect, measuring, blueprint, floor plan
paint: paint, coating, painter, pigment
helmet: helmet, motorcycle helmet, safety gear
shopping-cart: shopping cart, e-commerce, ecommerce, online shop, online store, shopper, shopping, checkout
basket: grocery, basket, groceries, grocery shopping
shopping-bag: shopping bag, purchase, luxury
barcode: barcode, inventory, stock level, stock-keeping
qrcode: qr code
receipt: receipt, expense, expense report, bookkeeping
receipt-tax: tax, vat, accountant, accounting, tax return
gift: gift, voucher, donation, reward
credit-card: credit card, payment, card payment, debit card, payment card, fintech
cash: cash, loan, lending, lender, remittance, borrower, credit line
coins: coin, ~saving, ~savings, currency, micropayment
wallet: wallet, digital wallet
pig-money: piggy bank, pension, retirement
calculator: calculator, calculation, payroll
scale: ~scales, lawyer, law firm, legal advice, legal, legal tech, attorney, lawsuit, courtroom
gavel: ~gavel, judge, auction, litigation
certificate: certificate, patent, accreditation, diploma, certification, licence, license
file-invoice: invoice, invoicing, billing
shield-check: warranty, protection, safety, compliance, fraud, guarantee
umbrella: insurance, insurer, underwriter, policyholder, insurtech, insurance policy, reinsurance
shield-lock: cybersecurity, security, cyberattack, ransomware, malware, data breach, hacker, data leak
fingerprint: fingerprint, biometrics, identity, identity check
alarm-smoke: smoke, smoke detector
bell: alarm, alert, notification, warning
alert-triangle: accident, hazard, danger
camera: camera, photography, photo, photographer
device-cctv: surveillance, cctv, security camera
school: student, education, university, graduate, college, edtech, training, curriculum, course
book: book, publisher, reading, textbook, literacy, author
books: ~library, bookshop
backpack: pupil, schoolchild, school, backpack, homework
chalkboard: teacher, classroom, lesson, tutor, class, lecturer, tutoring
pencil: drawing, pencil, writing
language: language, translation, translator, language learning
notebook: notebook, diary
microscope: microscope, laboratory, lab, biology, ~research, researcher, diagnostics, scientist
flask: chemistry, chemical, chemist, solvent, catalyst, reagent
test-pipe: blood test, test tube, assay
telescope: telescope, astronomy
satellite: satellite, telemetry, earth observation, satellite image
planet: planet, orbit
magnet: magnet, magnetism
cpu: chip, semiconductor, processor, microchip, gpu
server: server, data centre, data center, hosting
database: database, data warehouse, ~data
code: code, developer, programmer, software engineer, source code, software, programming
api: api
robot: robot, robotics, automation, robotic arm
ai: artificial intelligence, ai, machine learning, language model, neural network
topology-star-3: blockchain, mesh network
router: router, broadband, internet access, modem
wifi: wifi, wi-fi, connectivity
antenna: antenna, radio, mobile operator, mobile network, telecom
device-desktop: ~screen, desktop, monitor screen, workstation
device-watch: wearable, smartwatch, ~watch
device-tv: television, tv, streaming, broadcaster, video platform
printer: printer, 3d printing, 3d printer, printing
headset: support agent, call centre, call center, headset, help desk, customer support
headphones: audio, headphone, podcast, audio lesson, audiobook, listener
microphone: recording, microphone, voice, speech, session recording
augmented-reality: augmented reality, virtual reality, vr headset
puzzle: ~puzzle, plugin
stack-2: ~layer, material, composite, laminate
settings: machine, machinery, machine tool
needle-thread: textile, sewing, fabric, garment, tailor, thread, clothing factory
hanger: fashion, clothing, clothes, apparel, wardrobe
shirt: shirt, t-shirt, sportswear, jersey
shoe: shoe, sneaker, footwear
scissors: hairdresser, barber, salon, hair
perfume: cosmetics, beauty, skincare, perfume, skin, fragrance
diamond: jewelry, jewellery, diamond, gemstone, jeweller
sunglasses: sunglasses
run: running, runner, athlete, marathon
yoga: yoga, meditation, mindfulness
barbell: gym, fitness, workout, personal trainer
ball-football: football, soccer, sports club, sport, football club
ball-basketball: basketball
ball-tennis: tennis, padel
swimming: swimming, swimmer
golf: golf
trophy: tournament, esports, championship
medal: medal, award
music: music, musician, song, artist royalty, concert
guitar-pick: guitar, musical instrument
movie: film, movie, cinema, filmmaker, video production
palette: painting, art, designer, gallery, artist
masks-theater: theater, theatre, actor, performing arts
device-gamepad-2: game, gamer, gaming, video game, game studio
cards: board game, card game
horse-toy: toy, playground, kindergarten, nursery, daycare
mood-kid: child, kid, parent, parenting, childcare
old: elderly, elderly people, care home, senior, pensioner, carer, older people
plane-departure: travel, traveler, traveller, trip, tourism, airfare
luggage: luggage, suitcase
beach: beach, vacation, resort
tent: camping, campsite, tent, festival
ticket: ticket, ticketing, event organizer
map-pin: ~location, map pin, geolocation
map: map, route planning, cartography, route
compass: navigation, compass
world: ~globe, ~export, cross-border trade, ~import
calendar: appointment, booking, calendar, scheduling, schedule, reservation
message-circle: chat, message, messaging, chatbot, messenger
phone-call: phone call, telephone
news: newspaper, journalist, journalism, newsroom
ad: advertising, ad, advertiser, advert
social: social media, influencer, social network, ~creator
id-badge: recruiter, recruiting, recruitment, hiring, hr, job seeker
briefcase: job, employer, consultant
heart-handshake: charity, volunteer, nonprofit, non-profit, ngo
propeller: propeller, ~fan
weight: ~weight, kilo, bathroom scale, body weight, obesity
fire-hydrant: firefighter, hydrant
shield: defense, defence, military
rocket: rocket, launch vehicle, spaceflight, spacecraft
radar-2: sensor, radar, sonar, detector, ultrasound
`;

/** Icons for what any company may speak about: they are second to the words of its trade. */
export const GENERAL = `
tag: price tag, price, discount
signature: contract, signature, letter of intent, agreement
hourglass: waiting time, queue, delay, hourglass
speakerphone: campaign, marketing, press release
users: customer, subscriber, member, audience
user: user, client
users-group: team, staff, worker, employee, workforce, crew
trending-up: growth, upswing
chart-bar: statistic, analytics, report
chart-line: forecast, prediction, projection
percentage: commission, interest rate, margin, gross margin
moneybag: investor, funding, capital, investment
coin: revenue, turnover, income, sale
target-arrow: goal, target, milestone
bulb: idea, invention, innovation
world-map: country, worldwide market, continent
lifebuoy: rescue
clipboard-check: inspection, checklist, audit, survey
git-branch: workflow
arrows-exchange: exchange, marketplace, trade, swap
eye-off: privacy
lock-access: password, login
certificate-2: qualification
thumb-up: review, recommendation
device-mobile: phone, smartphone, mobile app, app, mobile phone
device-laptop: laptop, computer, website, freelancer, remote work, freelance
mail: letter, email, mail, inbox, newsletter
file-text: document, paperwork, pdf
star: rating
`;
