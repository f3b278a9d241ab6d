import type { HelpCountry } from "./schema/help.ts";

/**
 * 'If you need someone now' on the help page: emergency numbers and helplines by country, sorted by name.
 *
 * For whoever edits this list: a number stands here only if two pages of different publishers give it; both are named,
 * with the date on which they were last compared. `npx vitest run --project unit content/helplines.test.ts` checks the
 * form. The pages were compared as they were stored in an archive, some from years earlier: call a number, or look at
 * the helpline's own site, before you renew its date, and take it out when in doubt. For every country that is missing,
 * the page leads to the directory below.
 */
const checked = "2026-11-22";

/** A directory of helplines in more than a hundred countries, kept by others. */
export const helplineDirectory = { name: "findahelpline.com", address: "https://findahelpline.com/" } as const;

/** 112 works in every state of the European Union. */
const europeanEmergency = {
  numbers: [{ number: "112", what: "police, ambulance, fire" }],
  sources: [
    "https://www.digitalhealth.net/2008/12/pan-european-112-emergency-number-a-reality/",
    "https://www.news.lt/Law-And-Order-Crime/Need-help-Dial-112.im",
  ],
  checked,
};

const anyTime = "Any time, day or night";

export const helpCountries: readonly HelpCountry[] = [
  {
    code: "AU",
    name: "Australia",
    emergency: {
      numbers: [{ number: "000", what: "police, ambulance, fire" }],
      sources: [
        "https://www.health.vic.gov.au/mental-health-services/telephone-and-online-services",
        "https://curtin.edu.au/news/?p=26282",
      ],
      checked,
    },
    helplines: [
      {
        name: "Lifeline",
        purpose: "anyone in a crisis, or thinking of suicide",
        numbers: [{ number: "13 11 14" }],
        hours: anyTime,
        site: "https://www.lifeline.org.au/",
        sources: [
          "https://www.health.vic.gov.au/mental-health-services/telephone-and-online-services",
          "https://curtin.edu.au/news/?p=26282",
        ],
        checked,
      },
      {
        name: "1800RESPECT",
        purpose: "violence at home or in the family, and sexual assault",
        numbers: [{ number: "1800 737 732" }],
        hours: anyTime,
        site: "https://1800respect.org.au/",
        sources: [
          "https://www.surfcoast.vic.gov.au/My_Community/Domestic_violence",
          "https://fral.org.au/faq/family-safety",
        ],
        checked,
      },
    ],
  },
  {
    code: "AT",
    name: "Austria",
    emergency: europeanEmergency,
    helplines: [
      {
        name: "Telefonseelsorge",
        purpose: "anyone in a crisis or alone with a trouble, free of charge",
        numbers: [{ number: "142" }],
        hours: anyTime,
        sources: [
          "https://ooe.orf.at/stories/3204589/",
          "https://www.nachrichten.at/oberoesterreich/telefonseelsorge-ist-seit-25-jahren-ein-notruf;art4,3823544",
        ],
        checked,
      },
    ],
  },
  {
    code: "BE",
    name: "Belgium",
    emergency: {
      numbers: [{ number: "112", what: "police, ambulance, fire" }],
      sources: [
        "https://www.brusselstimes.com/belgium/1952875/belgiums-centre-for-suicide-prevention-calls-for-volunteers",
        "https://progress.guide/atlas/europe/belgium",
      ],
      checked,
    },
    helplines: [
      {
        name: "Zelfmoordlijn",
        purpose: "thoughts of suicide, your own or somebody else’s",
        numbers: [{ number: "1813", what: "Dutch" }],
        hours: anyTime,
        site: "https://www.zelfmoord1813.be/",
        sources: [
          "https://www.vrt.be/vrtnws/fr/2019/09/08/chaque-jour-trois-personnes-mettent-fin-a-leur-vie-en-flandre/",
          "https://progress.guide/atlas/europe/belgium",
        ],
        checked,
      },
      {
        name: "Centre de prévention du suicide",
        purpose: "thoughts of suicide, your own or somebody else’s",
        numbers: [{ number: "0800 32 123", what: "French" }],
        hours: anyTime,
        site: "https://www.preventionsuicide.be/",
        sources: [
          "https://bx1.be/categories/news/la-reine-mathilde-visite-le-centre-de-prevention-du-suicide-a-ixelles/",
          "https://www.brusselstimes.com/belgium/1952875/belgiums-centre-for-suicide-prevention-calls-for-volunteers",
        ],
        checked,
      },
    ],
  },
  {
    code: "BR",
    name: "Brazil",
    emergency: {
      numbers: [
        { number: "190", what: "police" },
        { number: "192", what: "ambulance" },
      ],
      sources: [
        "http://projetopolitique.com.br/chama-o-samu-os-numeros-de-emergencia-que-voce-precisa-saber-e-quando-usa-los-2/",
        "https://mdbf.com.br/blog/numeros-de-emergencia",
      ],
      checked,
    },
    helplines: [
      {
        name: "CVV, Centro de Valorização da Vida",
        purpose: "anyone who needs to talk, and thoughts of suicide, free of charge",
        numbers: [{ number: "188" }],
        site: "https://www.cvv.org.br/",
        sources: [
          "https://claudia.abril.com.br/noticias/suicidio-cvv-ligacao-gratuita/",
          "https://tvuol.uol.com.br/video/numero-de-prevencao-ao-suicidio-188-se-torna-gratuito-em-todo-pais-04024D1A366AD8A16326",
        ],
        checked,
      },
      {
        name: "Ligue 180",
        purpose: "women who live with violence, and those who know of it",
        numbers: [{ number: "180" }],
        hours: anyTime,
        sources: [
          "https://www.oliberal.com/cop-30/ligue-180-cria-canal-exclusivo-para-atender-denuncias-de-violencia-durante-a-cop-30-1.1043786",
          "https://santosbancarios.com.br/artigo/violencia-contra-mulher-pode-ser-denunciada-a-qualquer-hora-no-ligue-180",
        ],
        checked,
      },
    ],
  },
  {
    code: "CA",
    name: "Canada",
    emergency: {
      numbers: [{ number: "911", what: "police, ambulance, fire" }],
      sources: [
        "https://www.gnb.ca/en/topic/laws-safety/community-safety/911.html",
        "https://www.tripadvisor.ca/Travel-g153339-s603/Canada:Emergencies.html",
      ],
      checked,
    },
    helplines: [
      {
        name: "9-8-8, Suicide Crisis Helpline",
        purpose: "thoughts of suicide, your own or somebody else’s, in English and French",
        numbers: [{ number: "988", canText: true }],
        hours: anyTime,
        site: "https://988.ca/",
        sources: [
          "https://cmhakelowna.com/blog/canadas-9-8-8-suicide-crisis-helpline-launches",
          "https://connectfm.ca/news/post/988-suicide-crisis-helpline-launches-across-canada",
        ],
        checked,
      },
    ],
  },
  {
    code: "FR",
    name: "France",
    emergency: europeanEmergency,
    helplines: [
      {
        name: "3114, prévention du suicide",
        purpose: "thoughts of suicide, your own or somebody else’s, free of charge",
        numbers: [{ number: "3114" }],
        hours: anyTime,
        site: "https://3114.fr/",
        sources: [
          "https://www.service-public.fr/particuliers/actualites/A15206",
          "https://www.francetvinfo.fr/sante/psycho-bien-etre/sante-mentale/suicides-le-numero-national-de-prevention-3114-a-recu-34000-appels-en-quatre-mois_4943130.html",
        ],
        checked,
      },
      {
        name: "3919, Violences Femmes Info",
        purpose: "women who live with violence, and those who know of it",
        numbers: [{ number: "3919" }],
        hours: anyTime,
        sources: [
          "https://solidaritefemmes.org/appeler-le-3919/",
          "https://www.tf1info.fr/societe/journee-internationale-de-lutte-conte-les-violences-faites-aux-femmes-ces-numeros-de-telephone-utiles-qu-il-faut-connaitre-2277414.html",
        ],
        checked,
      },
    ],
  },
  {
    code: "DE",
    name: "Germany",
    emergency: europeanEmergency,
    helplines: [
      {
        name: "TelefonSeelsorge",
        purpose: "anyone in a crisis or alone with a trouble, free of charge",
        numbers: [{ number: "0800 1110111" }, { number: "0800 1110222" }],
        hours: anyTime,
        site: "https://www.telefonseelsorge.de/",
        sources: [
          "https://www.domradio.de/glossar/telefonseelsorge-0",
          "http://kirche-hochstadt.de/willkommen-neu/aktuelles/4260-das-angebot-der-telefonseelsorge",
          "https://www.spektrum.de/news/telefonseelsorge-erste-hilfe-fuer-die-seele/2055834",
        ],
        checked,
      },
    ],
  },
  {
    code: "IN",
    name: "India",
    emergency: {
      numbers: [{ number: "112", what: "police, ambulance, fire" }],
      sources: [
        "https://www.lokmattimes.com/technology/over-29-lakh-phone-calls-handled-by-tele-manas-cells-savitri-thakur-2/",
        "https://www.bharathorizon.com/health/healthcare-policy/bengaluru-integrates-tele-manas-helpline-with-emergency-police-system.html",
      ],
      checked,
    },
    helplines: [
      {
        name: "Tele MANAS",
        purpose: "any trouble of mind or heart, in up to twenty languages, free of charge",
        numbers: [{ number: "14416" }],
        hours: anyTime,
        sources: [
          "https://theshillongtimes.com/2025/02/07/tele-manas-mental-health-helpline-handles-over-18-1-lakh-calls-centre/",
          "https://menafn.com/1109390520/Over-Rs-230-Cr-Allocated-For-National-Tele-Mental-Health-Programme-Since-2022-Centre",
        ],
        checked,
      },
    ],
  },
  {
    code: "IE",
    name: "Ireland",
    emergency: europeanEmergency,
    helplines: [
      {
        name: "Samaritans",
        purpose: "anyone who needs to be heard, whatever it is, free of charge",
        numbers: [{ number: "116 123" }],
        site: "https://www.samaritans.org/",
        sources: [
          "https://www.irishexaminer.com/breakingnews/ireland/samaritans-answer-29m-calls-since-2014-charity-to-play-crucial-role-in-new-mental-help-phone-service-914684.html",
          "https://www.irishtimes.com/news/samaritans-freephone-helpline-will-save-lives-says-lynch-1.526624",
        ],
        hours: anyTime,
        checked,
      },
    ],
  },
  {
    code: "KE",
    name: "Kenya",
    emergency: {
      numbers: [{ number: "999" }, { number: "112" }, { number: "911" }],
      sources: [
        "https://www.the-star.co.ke/news/2022-08-07-police-announce-toll-free-emergency-contacts-ahead-of-polls",
        "https://policecode.info/?p=4061",
      ],
      checked,
    },
    helplines: [],
  },
  {
    code: "MX",
    name: "Mexico",
    emergency: {
      numbers: [{ number: "911", what: "police, ambulance, fire" }],
      sources: [
        "https://www.noventagrados.com.mx/politica/sistema-de-emergencias-911-aliado-de-las-y-los-michoacanos-ante-cualquier-eventualidad-ssp.htm",
        "https://www.publimetro.com.mx/opinion/2024/03/01/usar-bien-los-numeros-de-emergencia-por-luis-wertman-zaslav/",
      ],
      checked,
    },
    helplines: [
      {
        name: "Línea de la Vida",
        purpose: "despair, fear, addiction, and thoughts of suicide, free of charge",
        numbers: [{ number: "800 911 2000" }],
        hours: anyTime,
        sources: [
          "https://www.eluniversal.com.mx/nacion/promueven-la-linea-de-la-vida-tras-presentar-encuesta-sobre-consumo-de-drogas-asi-puedes-pedir-ayuda/",
          "https://zamudionoticias.mx/?p=17586",
        ],
        checked,
      },
    ],
  },
  {
    code: "NL",
    name: "Netherlands",
    emergency: europeanEmergency,
    helplines: [
      {
        name: "113 Zelfmoordpreventie",
        purpose: "thoughts of suicide, your own or somebody else’s",
        numbers: [{ number: "113" }, { number: "0800 0113" }],
        hours: anyTime,
        site: "https://www.113.nl/",
        sources: [
          "https://www.nu.nl/binnenland/6062813/hulplijn-113-nu-ook-rechtstreeks-bereikbaar-voor-zelfmoordpreventie.html",
          "https://www.upday.com/nl/binnenland/nummer-113-nu-gratis-betere-hulp-bij-zelfdodingsgedachten/pj8neqt",
        ],
        checked,
      },
    ],
  },
  {
    code: "NZ",
    name: "New Zealand",
    emergency: {
      numbers: [{ number: "111", what: "police, ambulance, fire" }],
      sources: [
        "https://www.nzherald.co.nz/nz/news/article.cfm?c_id=1&objectid=11898163",
        "https://www.odt.co.nz/news/national/launch-two-new-mental-health-services-make-getting-help-easier",
      ],
      checked,
    },
    helplines: [
      {
        name: "1737, Need to talk?",
        purpose: "anyone who is low, afraid or troubled, free of charge",
        numbers: [{ number: "1737", canText: true }],
        hours: anyTime,
        sources: [
          "http://www.newshub.co.nz/home/health/2017/06/combined-text-and-call-helpline-to-assist-mental-health-crunch.html",
          "https://vice.com/en/article/new-zealands-biggest-mental-health-helpline-misses-one-in-four-calls",
        ],
        checked,
      },
    ],
  },
  {
    code: "NG",
    name: "Nigeria",
    emergency: {
      numbers: [{ number: "112", what: "police, ambulance, fire" }],
      sources: [
        "https://www.thisdaylive.com/index.php/2019/09/23/insecurity-ncc-launches-emergency-communication-centre-in-katsina/",
        "https://www.bbc.com/pidgin/tori-58648427",
      ],
      checked,
    },
    helplines: [
      {
        name: "SURPIN",
        purpose: "thoughts of suicide, and any trouble of mind or heart, free of charge",
        numbers: [{ number: "0800 078 7746" }],
        sources: [
          "https://healthwise.punchng.com/ngo-launches-toll-free-hotline-for-assistance-on-mental-health/",
          "https://www.healthcareafrica.info/new-mental-health-hotline-inaugurated-in-nigeria/",
        ],
        checked,
      },
    ],
  },
  {
    code: "PH",
    name: "Philippines",
    emergency: {
      numbers: [{ number: "911", what: "police, ambulance, fire" }],
      sources: [
        "https://pageone.ph/?p=295372",
        "https://mb.com.ph/2025/09/12/unified-911-emergency-hotline-to-be-fully-operational-this-year-dilg",
      ],
      checked,
    },
    helplines: [
      {
        name: "NCMH Crisis Hotline",
        purpose: "anyone in a crisis of mind or heart, or thinking of suicide",
        numbers: [{ number: "1553" }],
        sources: [
          "https://www.sunstar.com.ph/cebu/nearly-700-call-ncmh-during-the-holidays",
          "https://ditosapilipinas.com/national/news/article/06/25/2025/dilg-mental-health-crisis-line/1711",
        ],
        checked,
      },
      {
        name: "NCMH Crisis Hotline, by mobile phone",
        purpose: "anyone in a crisis of mind or heart, or thinking of suicide",
        numbers: [{ number: "0917 899 8727" }],
        hours: anyTime,
        sources: [
          "https://doh.gov.ph/press-release/launch-of-the-ncmh-crisis-hotline/",
          "https://rappler.com/nation/national-center-mental-health-crisis-hotline-now-open-may-2-2019",
        ],
        checked,
      },
    ],
  },
  {
    code: "PT",
    name: "Portugal",
    emergency: {
      numbers: [{ number: "112", what: "police, ambulance, fire" }],
      sources: [
        "https://24noticias.sapo.pt/atualidade/artigos/1411-linha-nacional-de-prevencao-do-suicidio-arranca-com-atendimento-24-horas",
        "https://www.digitalhealth.net/2008/12/pan-european-112-emergency-number-a-reality/",
      ],
      checked,
    },
    helplines: [
      {
        name: "Linha Nacional de Prevenção do Suicídio",
        purpose: "thoughts of suicide, your own or somebody else’s, free of charge",
        numbers: [{ number: "1411" }],
        hours: anyTime,
        sources: [
          "https://24noticias.sapo.pt/atualidade/artigos/1411-linha-nacional-de-prevencao-do-suicidio-arranca-com-atendimento-24-horas",
          "https://www.ointerior.pt/sociedade/linha-nacional-para-prevencao-do-suicidio-entra-em-funcionamento-na-proxima-semana-com-o-numero-1411/",
        ],
        checked,
      },
    ],
  },
  {
    code: "SG",
    name: "Singapore",
    emergency: {
      numbers: [
        { number: "999", what: "police" },
        { number: "995", what: "ambulance, fire" },
      ],
      sources: [
        "https://expat.com/en/guide/asia/singapore/34166-accidents-and-emergency-in-singapore.html",
        "https://www.askexplorer.com/singapore/residents/about/essential-info/in-emergency",
      ],
      checked,
    },
    helplines: [
      {
        name: "national mindline 1771",
        purpose: "any trouble of mind or heart",
        numbers: [{ number: "1771" }],
        hours: anyTime,
        site: "https://www.mindline.sg/",
        sources: [
          "https://www.straitstimes.com/singapore/national-mental-health-call-and-textline-launched",
          "https://www.channelnewsasia.com/commentary/mental-health-crisis-helpline-1771-counsellors-staffing-training-referral-5292396",
        ],
        checked,
      },
    ],
  },
  {
    code: "ZA",
    name: "South Africa",
    emergency: {
      numbers: [
        { number: "112", what: "any emergency, from a mobile phone" },
        { number: "10111", what: "police" },
        { number: "10177", what: "ambulance" },
      ],
      sources: [
        "https://statuscheck.co.za/?p=14569",
        "https://gauteng.news/2024/10/16/sa-emergency-numbers-kids-should-know/",
      ],
      checked,
    },
    helplines: [
      {
        name: "SADAG, Suicide Crisis Helpline",
        purpose: "thoughts of suicide, your own or somebody else’s, free of charge",
        numbers: [{ number: "0800 567 567" }],
        site: "https://sadag.org/",
        sources: [
          "https://sadag.org/index.php?option=com_content&view=article&id=463:improving-mental-health-in-developing-countries&catid=74&Itemid=577",
          "https://ewn.co.za/2019/09/11/sadag-receiving-more-calls-to-do-talks-on-suicide-at-primary-schools",
        ],
        checked,
      },
      {
        name: "SADAG, Cipla Mental Health Helpline",
        purpose: "depression, fear, and any trouble of mind or heart, free of charge",
        numbers: [{ number: "0800 456 789" }],
        hours: anyTime,
        site: "https://sadag.org/",
        sources: [
          "https://sadag.org/index.php?option=com_content&view=article&id=463:improving-mental-health-in-developing-countries&catid=74&Itemid=577",
          "http://www.pressreader.com/south-africa/the-star-early-edition/20190212/281668256233737",
        ],
        checked,
      },
    ],
  },
  {
    code: "ES",
    name: "Spain",
    emergency: {
      numbers: [{ number: "112", what: "police, ambulance, fire" }],
      sources: [
        "https://www.elnacional.cat/es/sociedad/telefono-024-detecta-585-suicidios-curso-primeros-meses-funcionamiento_852759_102.html",
        "https://www.elperiodicoextremadura.com/noticias/extremadura/extremadura-realizan-tres-llamadas-dia-telefono-016_1194873.html",
      ],
      checked,
    },
    helplines: [
      {
        name: "024, atención a la conducta suicida",
        purpose: "thoughts of suicide, your own or somebody else’s, free of charge",
        numbers: [{ number: "024" }],
        hours: anyTime,
        sources: [
          "https://www.rtve.es/noticias/20220509/sanidad-presenta-telefono-prevencion-suicidio/2347183.shtml",
          "https://www.elnacional.cat/es/sociedad/telefono-024-detecta-585-suicidios-curso-primeros-meses-funcionamiento_852759_102.html",
        ],
        checked,
      },
      {
        name: "016, violencia contra las mujeres",
        purpose: "women who live with violence, and those who know of it, free of charge",
        numbers: [{ number: "016" }],
        hours: anyTime,
        sources: [
          "https://www.elperiodicoextremadura.com/noticias/extremadura/extremadura-realizan-tres-llamadas-dia-telefono-016_1194873.html",
          "https://asturi.as/?p=36140463764",
        ],
        checked,
      },
    ],
  },
  {
    code: "CH",
    name: "Switzerland",
    emergency: {
      numbers: [
        { number: "112", what: "police, ambulance, fire" },
        { number: "144", what: "ambulance" },
      ],
      sources: [
        "https://srf.ch/sendungen/kassensturz-espresso/services/espresso-aha/schlauer-i-d-wuche-wohin-fuehrt-die-nummer-112",
        "https://hallo.gr.ch/en/gesundheit/notfall/Seiten/default.aspx?isdlg=1",
      ],
      checked,
    },
    helplines: [
      {
        name: "Die Dargebotene Hand, La Main Tendue",
        purpose: "anyone in a crisis or alone with a trouble",
        numbers: [{ number: "143" }],
        hours: anyTime,
        sources: [
          "http://barfi.ch/News-Schweiz-die-Welt/Dargebotene-Hand-52-000-Stunden-telefonische-Beratung",
          "https://de-academic.com/dic.nsf/dewiki/331633",
        ],
        checked,
      },
    ],
  },
  {
    code: "GB",
    name: "United Kingdom",
    emergency: {
      numbers: [{ number: "999", what: "police, ambulance, fire" }],
      sources: [
        "https://www.lpft.nhs.uk/contact-us/need-help-now",
        "https://www.eadt.co.uk/news/what-to-do-in-a-mental-health-crisis-contacts-for-2234942",
      ],
      checked,
    },
    helplines: [
      {
        name: "Samaritans",
        purpose: "anyone who needs to be heard, whatever it is, free of charge",
        numbers: [{ number: "116 123" }],
        hours: anyTime,
        site: "https://www.samaritans.org/",
        sources: [
          "https://samaritans.org/branches/coventry/coventry-branch-news/coventry-samaritans-will-be-open-usual-over-christmas",
          "https://abuhb.nhs.wales/urgent-out-of-hours/mental-health-crisis/",
        ],
        checked,
      },
      {
        name: "NHS 111, then option 2",
        purpose: "a crisis of mind or heart that is urgent, in England and Wales",
        numbers: [{ number: "111" }],
        sources: [
          "https://www.norwoodmc.co.uk/2024/08/14/nhs-111-option-2-for-crisis-mental-health-support/",
          "https://abuhb.nhs.wales/urgent-out-of-hours/mental-health-crisis/",
        ],
        checked,
      },
      {
        name: "National Domestic Abuse Helpline",
        purpose: "women who live with violence or control, free of charge",
        numbers: [{ number: "0808 2000 247" }],
        hours: anyTime,
        site: "https://www.nationaldahelpline.org.uk/",
        sources: [
          "https://refuge.org.uk/news/refuge-response-to-home-secretary-announcement-of-support-for-domestic-abuse-victims",
          "https://disabilitypartnershipcalderdale.org/disability-partnership-calderdale/coronavirus-new-index/coronavirus-support-for-domestic-abuse-victims/",
        ],
        checked,
      },
    ],
  },
  {
    code: "US",
    name: "United States",
    emergency: {
      numbers: [{ number: "911", what: "police, ambulance, fire" }],
      sources: ["https://internationalmentalhealth.org/resources/", "http://eveshelter.com/newsfeed/"],
      checked,
    },
    helplines: [
      {
        name: "988, Suicide and Crisis Lifeline",
        purpose: "thoughts of suicide, addiction, or any distress, free of charge",
        numbers: [{ number: "988", canText: true }],
        hours: anyTime,
        site: "https://988lifeline.org/",
        sources: [
          "https://www.mcphs.edu/student-life/counseling-services/emergency-services/988-suicide-and-crisis-lifeline",
          "https://internationalmentalhealth.org/resources/",
        ],
        checked,
      },
      {
        name: "National Domestic Violence Hotline",
        purpose: "violence at home, your own or somebody else’s, free of charge",
        numbers: [{ number: "1-800-799-7233" }],
        hours: anyTime,
        site: "https://www.thehotline.org/",
        sources: [
          "https://ovc.ojp.gov/news/grantee-news/national-domestic-violence-hotline-answers-6-million-contacts",
          "https://www.northcarolinadivorcelawyersblog.com/an-overview-national-domestic-violence-hotline/",
        ],
        checked,
      },
    ],
  },
];
