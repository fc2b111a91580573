/** Words that show in which language a question is asked. No two lists share a word, and none is English. */
const SIGNS: Readonly<Record<string, RegExp>> = {
  German:
    /(?<!\p{L})(?:wie|was|wer|wann|wo|warum|welche[rsmn]?|wieviel|viele?|ist|sind|der|das|und|für|nicht|kostet|haben|hat|wird|werden|unser[er]?|euer|ihr|bisher|noch|einen?|mit|von|im|sie|wir)(?!\p{L})/giu,
  French:
    /(?<!\p{L})(?:combien|quel(?:le)?s?|qui|quand|où|pourquoi|comment|est-ce|est|sont|les|des|une?|du|pour|avec|notre|votre|leurs?|dans|sur|d'où|quoi|sera|ils|elles)(?!\p{L})/giu,
  Spanish:
    /(?<!\p{L})(?:cuánt[oa]s?|cuál(?:es)?|quién(?:es)?|cuándo|dónde|por qué|cómo|qué|es|son|los|las|una?|del|para|con|nuestr[oa]s?|vuestr[oa]s?|tienen?|hay|al)(?!\p{L})/giu,
};
const ENOUGH = 2;

/** What words are in English, for those that questions about a company consist of. */
const WORDS: Readonly<Record<string, string>> = {
  German: `
    wie=how; viele=many; viel=much; was=what; wer=who; wann=when; wo=where; woher=where from source; warum=why;
    welche=which; welcher=which; welches=which; welchen=which; kostet=cost; kosten=cost; preis=price; preise=prices;
    geld=money; kapital=capital; bisher=so far; schon=already; bereits=already; bekommen=raised; erhalten=raised;
    gesammelt=raised; investoren=investors; geldgeber=investors; runde=round; bewertung=valuation; anteile=equity;
    umsatz=revenue; gewinn=profit; gewinnschwelle=break-even; marge=margin; wachstum=growth; wächst=growth;
    markt=market; marktgröße=market size; groß=big; kunde=customer; kunden=customers; nutzer=user; benutzer=users;
    wettbewerber=competitors; konkurrenten=competitors; konkurrenz=competition; gründer=founders; gegründet=founded;
    mitarbeiter=employees; stelle=positions; stellen=positions; unbesetzt=open; offen=open; offene=open;
    partner=partners; auftragsfertiger=contract manufacturers; auftragsfertigern=contract manufacturers;
    fertiger=manufacturers; hersteller=manufacturers; produziert=manufactured; produzieren=manufacture;
    zulieferer=suppliers; fall=case; erste=first; erster=first; ersten=first; neuen=new; neue=new; neuer=new;
    monat=month; monatlich=monthly; jahr=year; jährlich=yearly; jahre=years; woche=week; tag=day;
    verdient=make money; geschäftsmodell=business model; vertrieb=sales channels; verkaufen=sell; start=launch;
    markteintritt=market entry launch; produkt=product; lösung=solution; patente=patents; standort=location;
    sitz=headquarters; quelle=source; zahl=number; plan=plan; ziel=goal; ziele=goals; reicht=runway last;
    abwanderung=churn; gesamtmarkt=tam; zielgruppe=target customers; leitet=leads; geschäftsführer=ceo;
    technischer=technical; entwickelt=developed; sucht=raising; suchen=raising; braucht=need; gibt=is;
    auszeichnung=award; preisgeld=prize; vertrag=contract; verträge=contracts; pilot=pilot; pilotprojekte=pilots;
    länder=countries; land=country; abfall=waste; müll=waste; team=team`,
  French: `
    combien=how much; quel=what; quelle=what; quels=which; quelles=which; qui=who; quand=when; où=where;
    d'où=where from source; vient=come; pourquoi=why; comment=how; coûte=cost; coût=cost; prix=price; argent=money;
    levé=raised; lever=raise; levée=round; fonds=funds; investisseurs=investors; valorisation=valuation;
    chiffre=number; affaires=revenue; revenus=revenue; bénéfice=profit; croissance=growth; marché=market;
    taille=size; client=customer; clients=customers; utilisateurs=users; concurrents=competitors;
    concurrence=competition; fondateurs=founders; fondée=founded; équipe=team; employés=employees;
    partenaires=partners; fournisseurs=suppliers; mois=month; année=year; ans=years; an=year; semaine=week; jour=day;
    lancement=launch; lancer=launch; pays=countries; après=after; implanter=expand enter; s'implanter=expand enter;
    objectif=goal; modèle=model; économique=business; abonnement=subscription; gens=people; méfient=distrust wary;
    méfier=distrust wary; l'ia=ai; ia=ai; déjà=already; rentable=profitable; seuil=break-even; source=source;
    dirige=leads; brevets=patents; siège=headquarters; produit=product; déchets=waste; thaïlande=thailand;
    allemagne=germany; france=france; espagne=spain`,
  Spanish: `
    cuánto=how much; cuánta=how much; cuántos=how many; cuántas=how many; cuál=what; cuáles=which; quién=who;
    quiénes=who; cuándo=when; dónde=where; cómo=how; qué=what; cuesta=cost; costo=cost; coste=cost; precio=price;
    precios=prices; dinero=money; capital=capital; recaudado=raised; recaudar=raise; ronda=round;
    inversores=investors; inversionistas=investors; valoración=valuation; ingresos=revenue; ventas=sales;
    beneficio=profit; margen=margin; crecimiento=growth; mercado=market; tamaño=size; cliente=customer;
    clientes=customers; usuarios=users; competidores=competitors; competencia=competition; fundadores=founders;
    fundada=founded; equipo=team; empleados=employees; socios=partners; proveedores=suppliers; mes=month;
    mensual=monthly; año=year; años=years; anual=yearly; semana=week; día=day; lanzamiento=launch; ciudad=city;
    ciudades=cities; país=country; países=countries; objetivo=goal; negocio=business; modelo=model;
    suscripción=subscription; ya=already; toneladas=tonnes tons; residuos=waste; plásticos=plastic; plástico=plastic;
    genera=generate; generan=generate; fuente=source; patentes=patents; empresa=company; producto=product;
    conductores=drivers; viaje=trip ride; viajes=trips rides; coches=cars; coche=car; primera=first; primer=first;
    empezar=start; empiezan=start`,
};

const dictionaryOf = (words: string): ReadonlyMap<string, string> =>
  new Map(words.split(';').map((pair) => pair.trim().split('=', 2) as [string, string]));

const DICTIONARIES = new Map(Object.entries(WORDS).map(([language, words]) => [language, dictionaryOf(words)]));

const WORD = /[\p{L}’'-]+/gu;

/** A question in German, French or Spanish with the words that it knows in English; other questions as they are. */
export function inEnglish(asked: string): string {
  const [language, signs] = Object.entries(SIGNS).find(([, one]) => (asked.match(one)?.length ?? 0) >= ENOUGH) ?? [];
  const words = DICTIONARIES.get(language ?? '');
  if (!signs || !words) return asked;
  const known = asked.replace(/[¿¡]/gu, '').replace(WORD, (word) => words.get(word.toLowerCase()) ?? word);
  return known.replace(signs, '').replace(/\s+/gu, ' ').trim();
}
