// A resume in each language a document can be in, written with the letters that other languages lack.
import { type DocumentLanguage, emptyResume, type Resume } from '#engine/resume/resume.ts'

type Words = {
  first: string
  last: string
  title: string
  place: string
  summary: string
  jobs: readonly { position: string; company: string; lines: readonly string[] }[]
  degree: string
  field: string
  school: string
  skills: { name: string; list: readonly string[] }
  project: { name: string; line: string }
  certificate: { name: string; issuer: string }
  spoken: readonly { name: string; level: string }[]
}

const words: Record<DocumentLanguage, Words> = {
  en: {
    first: 'Grace',
    last: 'Whitfield',
    title: 'Logistics Manager',
    place: 'Leeds, England',
    summary: 'Logistics manager with nine years in food and retail, used to short deadlines and long supply chains.',
    jobs: [
      {
        position: 'Logistics Manager',
        company: 'Northgate Foods',
        lines: ['Planned deliveries to 140 stores every day', 'Cut empty runs by 18 percent with a new route plan'],
      },
      {
        position: 'Warehouse Supervisor',
        company: 'Harrow Retail Group',
        lines: ['Led a team of 22 on two shifts', 'Moved the stock count from paper to scanners'],
      },
    ],
    degree: 'Bachelor of Science',
    field: 'Supply Chain Management',
    school: 'University of Leeds',
    skills: { name: 'Planning', list: ['Route planning', 'SAP EWM', 'Excel'] },
    project: { name: 'Cold chain monitor', line: 'Built a dashboard that shows every warm trailer' },
    certificate: { name: 'Certified Supply Chain Professional', issuer: 'ASCM' },
    spoken: [
      { name: 'English', level: 'Native' },
      { name: 'German', level: 'B2' },
    ],
  },
  de: {
    first: 'Jürgen',
    last: 'Weißgerber',
    title: 'Leiter Logistik',
    place: 'Köln, Deutschland',
    summary: 'Logistikleiter mit neun Jahren Erfahrung im Lebensmittelhandel, vertraut mit engen Fristen.',
    jobs: [
      {
        position: 'Leiter Außenlager',
        company: 'Großmarkt Rheinland GmbH',
        lines: [
          'Tägliche Belieferung von 140 Märkten geplant und überwacht',
          'Leerfahrten durch eine neue Tourenplanung um 18 Prozent gesenkt',
        ],
      },
      {
        position: 'Teamleiter Wareneingang',
        company: 'Süddeutsche Handels AG',
        lines: ['Ein Team von 22 Beschäftigten in zwei Schichten geführt', 'Die Inventur auf Scanner umgestellt'],
      },
    ],
    degree: 'Diplom',
    field: 'Wirtschaftsingenieurwesen',
    school: 'Technische Universität Dresden',
    skills: { name: 'Planung', list: ['Tourenplanung', 'SAP EWM', 'Qualitätsprüfung'] },
    project: { name: 'Kühlkettenüberwachung', line: 'Eine Übersicht gebaut, die jeden zu warmen Anhänger zeigt' },
    certificate: { name: 'Gefahrgutbeauftragter', issuer: 'IHK Köln' },
    spoken: [
      { name: 'Deutsch', level: 'Muttersprache' },
      { name: 'Englisch', level: 'fließend' },
    ],
  },
  fr: {
    first: 'Hélène',
    last: 'Lefèvre',
    title: 'Responsable logistique',
    place: 'Besançon, France',
    summary: 'Responsable logistique avec neuf ans d’expérience dans la distribution alimentaire.',
    jobs: [
      {
        position: 'Responsable logistique',
        company: 'Société Franche-Comté Frais',
        lines: [
          'Planification quotidienne des livraisons de 140 magasins',
          'Réduction de 18 % des trajets à vide grâce à un nouveau plan de tournées',
        ],
      },
      {
        position: 'Cheffe d’équipe entrepôt',
        company: 'Groupe Marché Central',
        lines: ['Encadrement de 22 personnes en deux équipes', 'Passage de l’inventaire papier aux lecteurs optiques'],
      },
    ],
    degree: 'Licence',
    field: 'Gestion de la chaîne logistique',
    school: 'Université de Bourgogne',
    skills: { name: 'Planification', list: ['Tournées', 'SAP EWM', 'Contrôle qualité'] },
    project: { name: 'Suivi de la chaîne du froid', line: 'Création d’un tableau de bord des remorques trop chaudes' },
    certificate: { name: 'Conseillère à la sécurité', issuer: 'CIFMD' },
    spoken: [
      { name: 'Français', level: 'Langue maternelle' },
      { name: 'Anglais', level: 'Courant' },
    ],
  },
  es: {
    first: 'Íñigo',
    last: 'Núñez',
    title: 'Responsable de logística',
    place: 'Logroño, España',
    summary: 'Responsable de logística con nueve años de experiencia en la distribución de alimentos.',
    jobs: [
      {
        position: 'Responsable de logística',
        company: 'Alimentación Rioja',
        lines: [
          'Planificación diaria de las entregas a 140 tiendas',
          'Reducción de los viajes en vacío en un 18 % con un nuevo plan de rutas',
        ],
      },
      {
        position: 'Encargado de almacén',
        company: 'Grupo Peñalba',
        lines: ['Dirección de un equipo de 22 personas en dos turnos', 'Cambio del inventario en papel a lectores'],
      },
    ],
    degree: 'Grado',
    field: 'Ingeniería de organización',
    school: 'Universidad de Zaragoza',
    skills: { name: 'Planificación', list: ['Rutas', 'SAP EWM', 'Gestión de almacén'] },
    project: { name: 'Control de la cadena de frío', line: 'Creación de un panel que muestra los remolques calientes' },
    certificate: { name: 'Consejero de seguridad', issuer: 'Ministerio de Transportes' },
    spoken: [
      { name: 'Español', level: 'Nativo' },
      { name: 'Inglés', level: 'Avanzado' },
    ],
  },
  pt: {
    first: 'João',
    last: 'Magalhães',
    title: 'Gerente de logística',
    place: 'São Paulo, Brasil',
    summary: 'Gerente de logística com nove anos de experiência na distribuição de alimentos.',
    jobs: [
      {
        position: 'Gerente de logística',
        company: 'Alimentos São João',
        lines: [
          'Planejamento diário das entregas de 140 lojas',
          'Redução de 18 % das viagens vazias com um novo plano de rotas',
        ],
      },
      {
        position: 'Supervisor de armazém',
        company: 'Grupo Conceição',
        lines: ['Liderança de uma equipe de 22 pessoas em dois turnos', 'Troca do inventário em papel por leitores'],
      },
    ],
    degree: 'Bacharelado',
    field: 'Engenharia de produção',
    school: 'Universidade de São Paulo',
    skills: { name: 'Planejamento', list: ['Rotas', 'SAP EWM', 'Gestão de estoque'] },
    project: { name: 'Monitor da cadeia fria', line: 'Criação de um painel que mostra os reboques quentes' },
    certificate: { name: 'Segurança no transporte', issuer: 'SENAI' },
    spoken: [
      { name: 'Português', level: 'Nativo' },
      { name: 'Inglês', level: 'Fluente' },
    ],
  },
  it: {
    first: 'Niccolò',
    last: 'Forlì',
    title: 'Responsabile logistica',
    place: 'Perugia, Italia',
    summary: 'Responsabile logistica con nove anni di esperienza nella distribuzione alimentare.',
    jobs: [
      {
        position: 'Responsabile logistica',
        company: 'Umbria Qualità',
        lines: [
          'Pianificazione quotidiana delle consegne a 140 negozi',
          'Riduzione dei viaggi a vuoto del 18 % con un nuovo piano dei giri',
        ],
      },
      {
        position: 'Capoturno magazzino',
        company: 'Gruppo Già Pronto',
        lines: ['Guida di una squadra di 22 persone su due turni', 'Passaggio dall’inventario su carta ai lettori'],
      },
    ],
    degree: 'Laurea',
    field: 'Ingegneria gestionale',
    school: 'Università di Bologna',
    skills: { name: 'Pianificazione', list: ['Giri di consegna', 'SAP EWM', 'Controllo qualità'] },
    project: {
      name: 'Controllo della catena del freddo',
      line: 'Creazione di un pannello con i rimorchi troppo caldi',
    },
    certificate: { name: 'Consulente per la sicurezza', issuer: 'Motorizzazione Civile' },
    spoken: [
      { name: 'Italiano', level: 'Madrelingua' },
      { name: 'Inglese', level: 'Fluente' },
    ],
  },
  nl: {
    first: 'Loïs',
    last: 'Beëtsen',
    title: 'Logistiek manager',
    place: 'Groningen, Nederland',
    summary: 'Logistiek manager met negen jaar ervaring in de levensmiddelenhandel.',
    jobs: [
      {
        position: 'Logistiek manager',
        company: 'Noordelijke Zuivel',
        lines: [
          'Dagelijkse leveringen aan 140 winkels gepland en geëvalueerd',
          'Lege ritten met 18 procent verminderd door een nieuwe routeplanning',
        ],
      },
      {
        position: 'Teamleider magazijn',
        company: 'Handelsgroep Ede',
        lines: ['Leiding gegeven aan 22 collega’s in twee ploegen', 'De telling van papier naar scanners gebracht'],
      },
    ],
    degree: 'Bachelor',
    field: 'Logistiek management',
    school: 'Hogeschool van Amsterdam',
    skills: { name: 'Planning', list: ['Routeplanning', 'SAP EWM', 'Kwaliteitscontrole'] },
    project: { name: 'Bewaking van de koudeketen', line: 'Een overzicht gebouwd van alle te warme aanhangers' },
    certificate: { name: 'Veiligheidsadviseur', issuer: 'CBR' },
    spoken: [
      { name: 'Nederlands', level: 'Moedertaal' },
      { name: 'Engels', level: 'Vloeiend' },
    ],
  },
  pl: {
    first: 'Łukasz',
    last: 'Wójcik',
    title: 'Kierownik logistyki',
    place: 'Łódź, Polska',
    summary: 'Kierownik logistyki z dziewięcioletnim doświadczeniem w handlu żywnością.',
    jobs: [
      {
        position: 'Kierownik logistyki',
        company: 'Świeża Żywność',
        lines: [
          'Codzienne planowanie dostaw do 140 sklepów',
          'Ograniczenie pustych przejazdów o 18 procent dzięki nowym trasom',
        ],
      },
      {
        position: 'Brygadzista magazynu',
        company: 'Grupa Śląska',
        lines: ['Prowadzenie zespołu 22 osób na dwie zmiany', 'Zamiana spisu na papierze na czytniki kodów'],
      },
    ],
    degree: 'Inżynier',
    field: 'Logistyka',
    school: 'Politechnika Łódzka',
    skills: { name: 'Planowanie', list: ['Planowanie tras', 'SAP EWM', 'Kontrola jakości'] },
    project: { name: 'Nadzór łańcucha chłodniczego', line: 'Zestawienie pokazujące każdą zbyt ciepłą naczepę' },
    certificate: { name: 'Doradca do spraw bezpieczeństwa', issuer: 'Transportowy Dozór Techniczny' },
    spoken: [
      { name: 'Polski', level: 'Ojczysty' },
      { name: 'Angielski', level: 'Biegły' },
    ],
  },
  tr: {
    first: 'Işıl',
    last: 'İğdirli',
    title: 'Lojistik Müdürü',
    place: 'İzmir, Türkiye',
    summary: 'Gıda perakendesinde dokuz yıllık deneyimi olan, sıkı teslim sürelerine alışık lojistik müdürü.',
    jobs: [
      {
        position: 'Lojistik Müdürü',
        company: 'Ege Taze Gıda',
        lines: [
          'Her gün 140 mağazaya yapılan teslimatları planladı',
          'Yeni rota planıyla boş seferleri yüzde 18 azalttı',
        ],
      },
      {
        position: 'Depo Sorumlusu',
        company: 'Yıldız Dağıtım',
        lines: ['İki vardiyada 22 kişilik bir ekibi yönetti', 'Sayımı kâğıttan okuyuculara taşıdı'],
      },
    ],
    degree: 'Lisans',
    field: 'Endüstri Mühendisliği',
    school: 'Ege Üniversitesi',
    skills: { name: 'Planlama', list: ['Rota planlama', 'SAP EWM', 'Kalite denetimi'] },
    project: { name: 'Soğuk zincir izleme', line: 'Isınan her treyleri gösteren bir pano kurdu' },
    certificate: { name: 'Tehlikeli madde danışmanı', issuer: 'Ulaştırma Bakanlığı' },
    spoken: [
      { name: 'Türkçe', level: 'Ana dil' },
      { name: 'İngilizce', level: 'İleri' },
    ],
  },
}

const email: Record<DocumentLanguage, string> = {
  en: 'grace@whitfield.example',
  de: 'juergen@weissgerber.example',
  fr: 'helene@lefevre.example',
  es: 'inigo@nunez.example',
  pt: 'joao@magalhaes.example',
  it: 'niccolo@forli.example',
  nl: 'lois@beetsen.example',
  pl: 'lukasz@wojcik.example',
  tr: 'isil@igdirli.example',
}

export function resumeIn(language: DocumentLanguage): Resume {
  const { jobs, skills, spoken, project, certificate, ...own } = words[language]
  const periods = [
    { startDate: '2021-03', current: true },
    { startDate: '2016-10', endDate: '2021-02', current: false },
  ] as const
  return {
    ...emptyResume(`in-${language}`),
    personalInfo: {
      firstName: own.first,
      lastName: own.last,
      professionalTitle: own.title,
      email: email[language],
      phone: '+49 221 555 0142',
      location: own.place,
      summary: own.summary,
    },
    experiences: jobs.map(({ position, company, lines }, index) => ({
      id: `job-${index}`,
      position,
      company,
      ...(periods[index] ?? periods[0]),
      description: lines.map((line) => `- ${line}`).join('\n'),
    })),
    education: [
      {
        id: 'school',
        degree: own.degree,
        field: own.field,
        institution: own.school,
        startDate: '2012-09',
        endDate: '2016-06',
        current: false,
      },
    ],
    skillCategories: [
      { id: 'skills', name: skills.name, skills: skills.list.map((name, index) => ({ id: `skill-${index}`, name })) },
    ],
    projects: [{ id: 'project', name: project.name, description: `- ${project.line}` }],
    certifications: [{ id: 'certificate', ...certificate, date: '2019-05' }],
    languages: spoken.map((one, index) => ({ id: `language-${index}`, ...one })),
    arrangement: { language },
  }
}
