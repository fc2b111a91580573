/** Words that show in which language a question is asked. No two lists share a word, and none is English. */
const SIGNS: Readonly<Record<string, RegExp>> = {
  German:
    /(?<!\p{L})(?:wie|was|wer|wen|wem|wessen|wohin|wofür|womit|wodurch|wann|wo|warum|welche[rsmn]?|wieviel|viele?|ist|sind|der|das|und|für|nicht|kostet|haben|hat|wird|werden|wurden?|soll(?:en)?|kann|können|dauert|unser[er]?|euer|ihre?|bisher|noch|eine?[nmrs]?|die|den|dem|zum|zur|mit|von|vom|im|auf|aus|bei|nach|über|als|wenn|sie|wir|sich|zu)(?!\p{L})/giu,
  French:
    /(?<!\p{L})(?:combien|quel(?:le)?s?|qui|quand|où|pourquoi|comment|est-ce|est|sont|les|des|une?|du|pour|avec|notre|votre|leurs?|dans|sur|d'où|quoi|sera|ont|peut|peuvent|font|fait|ce|cette|aux?|entre|ils|elles)(?!\p{L})/giu,
  Spanish:
    /(?<!\p{L})(?:cuánt[oa]s?|cuál(?:es)?|quién(?:es)?|cuándo|dónde|por qué|cómo|qué|es|son|los|las|una?|del|para|con|nuestr[oa]s?|vuestr[oa]s?|tienen?|hay|al|está|están|su|sus|más|entre|han|ha|puede|pueden|hace|hacen|sobre)(?!\p{L})/giu,
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
    länder=countries; land=country; abfall=waste; müll=waste; team=team; lange=long; dauert=take long; dauer=duration; oft=often; groß=big; größte=biggest; größter=biggest; größten=biggest; kleinste=smallest;
    höchste=highest; wichtigste=main; wichtigsten=main; investition=investment; investitionen=investments; versicherung=insurance;
    gerät=device; geräte=devices; charge=batch; hergestellt=manufactured produced; daten=data; inhalt=content; inhalte=content;
    hochladen=upload; teilen=share; kaufen=buy; gekauft=bought; verkauft=sold; verkauf=sales; dienst=service; dienste=services;
    dienstleistung=service; dienstleistungen=services; leistung=service; leistungen=services; handel=trade; zyklus=cycle;
    firma=company; unternehmen=company; gesellschaft=company; wohnen=based live; wohnt=based live; lebt=based live; leben=live;
    arbeiten=work; arbeitet=works; gearbeitet=worked; arbeit=work; studiert=studied; vorher=before; früher=before;
    anteil=share; prozent=percent; summe=total; insgesamt=total; durchschnitt=average; durchschnittlich=average; pro=per;
    gebühr=fee; gebühren=fees; provision=commission; abo=subscription; abonnement=subscription; einnahmen=revenue;
    einnahmequellen=revenue streams; ausgaben=spend costs; ausgegeben=spent; verwendet=used; verwendung=use; mittel=funds;
    finanzierung=funding; finanzierungsrunde=funding round; kredit=loan; schulden=debt; steuern=tax; bank=bank; banken=banks;
    problem=problem; probleme=problems; vorteil=advantage; vorteile=advantages; nachteil=disadvantage; unterschied=difference;
    unterscheidet=different; besser=better; funktioniert=work; funktion=feature; funktionen=features; merkmale=features;
    technik=technology; technologie=technology; plattform=platform; anwendung=app; webseite=website; seite=page; nutzung=use;
    nutzen=use; nutzt=uses; benutzt=uses; werden=be; anbieter=provider; lieferanten=suppliers; lieferant=supplier;
    händler=merchants; laden=shop; geschäfte=shops; geschäft=business; schule=school; schulen=schools; schüler=students;
    studenten=students; lehrer=teachers; ärzte=doctors; arzt=doctor; patienten=patients; krankenhäuser=hospitals;
    kinder=kids children; eltern=parents; familie=family; familien=families; frauen=women; menschen=people; leute=people;
    regierung=government; behörden=government agencies; gesetz=law; gesetze=laws; vorschriften=regulation; zulassung=approval;
    stadt=city; städte=cities; welt=world; weltweit=global; deutschland=germany; europa=europe; afrika=africa; usa=usa;
    nächste=next; nächsten=next; nächster=next; schritte=steps; schritt=step; meilensteine=milestones; geplant=planned;
    planen=plan; erreicht=reached; erreichen=reach; beginnt=start; beginnen=start; anfang=start; ende=end; eröffnet=open;
    veröffentlicht=launched released; fertig=ready; verfügbar=available; gestartet=launched; erster=first; zweite=second;
    zweiten=second; dritte=third; dritten=third; letzte=last; letzten=last; letztes=last; heute=today; jetzt=now; derzeit=currently;
    aktuell=currently; täglich=daily; wöchentlich=weekly; stunde=hour; stunden=hours; minuten=minutes; tage=days; wochen=weeks;
    monate=months; monaten=months; jahren=years; strom=electricity; energie=energy; wasser=water; essen=food; auto=car; autos=cars;
    fahrzeug=vehicle; fahrzeuge=vehicles; batterie=battery; maschine=machine; werk=factory; fabrik=factory; lager=warehouse;
    sicher=safe secure; sicherheit=security; datenschutz=privacy; risiko=risk; risiken=risks; umwelt=environment; klima=climate;
    macht=do; machen=do; tun=do; leiten=lead; geleitet=led; verantwortlich=responsible; berater=advisors; beirat=advisory board;
    vorstand=board; chef=ceo; leiter=head lead; leiterin=head lead; entwickler=developer; forscher=researcher; person=person;
    besteht=consist; enthält=contains; zeigt=shows; nennt=names; heißt=name; genannt=named; vergleich=comparison; bietet=offer;
    anbieten=offer; brauchen=need; benötigt=need; spart=save; sparen=save; gespart=saved; zeit=time; bezahlt=paid; zahlt=pay;
    zahlen=pay; bezahlen=pay; verliert=lose; verlieren=lose; gewonnen=won; preise=prices; bestellung=order; bestellungen=orders;
    server=server; tausend=thousand; million=million; millionen=million; milliarden=billion; hälfte=half; doppelt=double`,
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
    allemagne=germany; france=france; espagne=spain; coûtent=cost; payer=pay; paie=pay; paient=pay; payé=paid; gagner=earn; gagne=earn; gagnent=earn;
    vendre=sell; vendent=sell; vend=sell; ventes=sales; acheter=buy; achètent=buy; site=website site; web=website; entreprise=company;
    société=company; investissement=investment; utiliser=use; utilisé=used; utilisent=use; utilise=use; frais=fees; marge=margin;
    part=share; pourcent=percent; moyenne=average; total=total; dépenses=spend; coûts=costs; dette=debt; problème=problem;
    problèmes=problems; avantage=advantage; avantages=advantages; différence=difference; différent=different; mieux=better;
    fonctionne=work; fonctionnalités=features; technologie=technology; plateforme=platform; données=data; contenu=content;
    école=school; écoles=schools; élèves=students; étudiants=students; médecins=doctors; patients=patients; hôpitaux=hospitals;
    enfants=kids; parents=parents; femmes=women; gouvernement=government; loi=law; ville=city; villes=cities; monde=world;
    prochaine=next; prochaines=next; étapes=steps; étape=step; prévu=planned; prévoient=plan; atteindre=reach; début=start;
    commencer=start; commence=start; fin=end; première=first; premier=first; deuxième=second; dernière=last; dernier=last;
    aujourd'hui=today; actuellement=currently; heure=hour; heures=hours; minutes=minutes; jours=days; semaines=weeks; années=years;
    eau=water; énergie=energy; voiture=car; voitures=cars; appareil=device; appareils=devices; usine=factory; sécurité=security;
    risque=risk; risques=risks; climat=climate; responsable=responsible lead; conseillers=advisors; directeur=director;
    développeur=developer; temps=time; économiser=save; commande=order; commandes=orders; moitié=half; millions=million;
    milliards=billion; durée=duration; dure=take long; longtemps=long; grand=big; grande=big; plus=most; vivent=live based; basée=based;
    basés=based; construit=built; logiciel=software; outil=tool; outils=tools; valeur=value`,
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
    empezar=start; empiezan=start; cuestan=cost; pagar=pay; paga=pay; pagan=pay; gana=earn; ganan=earn; ganar=earn; vender=sell;
    venden=sell; vende=sell; comprar=buy; compran=buy; sitio=website; web=website; compañía=company; entidades=entities;
    inversión=investment; inversiones=investments; usar=use; usan=use; usa=use; uso=use; tarifa=fee; tarifas=fees; comisión=commission;
    parte=share; porcentaje=percentage; promedio=average; total=total; gastos=spend costs; gastan=spend; gasta=spend; gastar=spend;
    costos=costs; costes=costs; deuda=debt; problema=problem; problemas=problems; ventaja=advantage; ventajas=advantages;
    diferencia=difference; diferente=different; mejor=better; funciona=work; funciones=features; características=features;
    tecnología=technology; plataforma=platform; datos=data; contenido=content; escuela=school; escuelas=schools; alumnos=students;
    estudiantes=students; médicos=doctors; pacientes=patients; hospitales=hospitals; niños=kids; padres=parents; mujeres=women;
    personas=people; gente=people; gobierno=government; ley=law; leyes=laws; mundo=world; próximos=next; próxima=next; pasos=steps;
    etapas=stages; previsto=planned; planean=plan; alcanzar=reach; inicio=start; comienza=start; fin=end; segunda=second;
    segundo=second; último=last; última=last; hoy=today; actualmente=currently; hora=hour; horas=hours; minutos=minutes; días=days;
    semanas=weeks; meses=months; agua=water; energía=energy; dispositivo=device; dispositivos=devices; fábrica=factory;
    seguridad=security; riesgo=risk; riesgos=risks; clima=climate; responsable=responsible lead; asesores=advisors;
    director=director; desarrollador=developer; tiempo=time; ahorrar=save; ahorra=save; pedido=order; pedidos=orders; mitad=half;
    millones=million; dura=take long; duración=duration; grande=big; sede=headquarters; viven=live based; servidor=server;
    servidores=servers; herramienta=tool; herramientas=tools; valor=value; quiere=want; quieren=want; busca=raising; buscan=raising`,
};

const dictionaryOf = (words: string): ReadonlyMap<string, string> =>
  new Map(words.split(';').map((pair) => pair.trim().split('=', 2) as [string, string]));

const DICTIONARIES = new Map(Object.entries(WORDS).map(([language, words]) => [language, dictionaryOf(words)]));

const WORD = /[\p{L}’'-]+/gu;

/** Shortest part of a compound. */
const PART = 4;

/** The English of a word, or of both parts of a German compound: "Handelszyklus" is a trade cycle. */
function translated(word: string, words: ReadonlyMap<string, string>): string {
  const own = words.get(word);
  if (own) return own;
  for (let at = PART; at <= word.length - PART; at += 1) {
    const first = words.get(word.slice(0, at)) ?? words.get(word.slice(0, at).replace(/(?:e?s|e?n)$/u, ''));
    const second = words.get(word.slice(at));
    if (first && second) return `${first} ${second}`;
  }
  return word;
}

/** A word without which hardly any English question is asked. */
const ENGLISH =
  /\b(?:the|of|is|are|do|does|did|how|what|who|when|where|why|which|in|to|for|and|it|they|we|you|your|our|any|has|have)\b/u;

/** A question in German, French or Spanish with the words that it knows in English; other questions as they are. */
export function inEnglish(asked: string): string {
  const [language, signs] =
    Object.entries(SIGNS).find(([, one]) => (asked.match(one)?.length ?? 0) >= (ENGLISH.test(asked) ? ENOUGH : 1)) ??
    [];
  const words = DICTIONARIES.get(language ?? '');
  if (!signs || !words) return asked;
  const known = asked.replace(/[¿¡]/gu, '').replace(WORD, (word) => translated(word.toLowerCase(), words));
  return known.replace(signs, '').replace(/\s+/gu, ' ').trim();
}
