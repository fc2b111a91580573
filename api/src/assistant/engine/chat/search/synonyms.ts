import { termOf } from './terms.ts';

/** Words that mean much the same in a pitch, one group a line. */
const GROUPS = `
shop store outlet branch location retailer
site station location
buy purchase order
fine penalty
delay latency lag overhead
reply response answer respond
industry vertical sector segment
licence license registration permit authorisation authorization
unhappy dissatisfied frustrated unsatisfied annoyed
happy satisfied satisfaction delight
money funds capital cash funding
revenue turnover income sales proceeds
customer client buyer consumer
user member subscriber customer
hire recruit hiring
staff employee personnel workforce
cost price fee expense spend spending
profit earnings margin surplus
smallest minimum lowest min least
biggest largest maximum highest top max
fast quick speed rapid quickly minutes
start begin launch kick-off entry
country nation national
doctor physician clinician
drone uav bot robot
covid pandemic lockdown coronavirus
forecast projection projected predict expected estimate
goal target aim objective
deliver delivery logistics shipping dispatch
lawsuit case litigation court legal
picture image photo
car vehicle auto automotive driver driving
electricity energy power kwh
reach attain hit achieve
save reduce cut saving reduction
help support assist
visit session stop trip
commission cut fee charge
operations ops
people personnel staff
school university college academic
study graduate grad degree
government public ministry agency authority federal state
certification certified certificate accreditation
award prize winner nominee nominated finalist
source according reference
study survey report research
identify authenticate authentication recognition recognise recognize verify verification biometric facial
door gate entrance entry access barrier turnstile
company firm business enterprise corporate organisation organization
partner ally collaborator partnership
agreement contract deal loi mou
website site web online
phone mobile smartphone
app application
tool software product solution platform
home house household family
food meal restaurant dining
club nightlife venue
job work position role
pay payment paid
waste plastic garbage trash recycle recycling
year annual yearly annually
month monthly
week weekly
day daily
average mean typical avg
growth increase grow expansion
share percentage percent portion proportion
stake equity shares
tier plan package edition subscription
feature function capability module
problem issue challenge pain
today now current currently present moment
later future upcoming planned
prototype mvp poc
production manufacturing manufacture mass factory
abroad international foreign global overseas
military defense defence army soldier troop operator warfighter
hospital clinic medical health healthcare
lawyer attorney counsel
run operate manage
background experience former previously ex
earlier previous former past
factor multiple times
prove proof evidence validate validation validated
measured measurement tested test
author founder creator
language lingual multilingual
copy replicate imitate clone
stop prevent block
switch migrate move migration
signed contracted
talk call conversation
teach train training
early first initial pioneer
rule regulation law act
big large huge
lead leader head chief director
gym fitness studio workout
drug medicine medication prescription pharmacy pharmacist
`;

const RELATED = new Map<string, Set<string>>();
for (const line of GROUPS.trim().split('\n')) {
  const terms = line.split(' ').map((word) => termOf(word) ?? word);
  for (const term of terms) {
    const known = RELATED.get(term) ?? new Set<string>();
    for (const other of terms) if (other !== term) known.add(other);
    RELATED.set(term, known);
  }
}

/** Terms that mean much the same as this one. */
export const relatedTo = (term: string): ReadonlySet<string> => RELATED.get(term) ?? NONE;

const NONE: ReadonlySet<string> = new Set();
