/**
 * Talents of the seed: Farhana with interviews and offers in every state, and three fellow learners. Nobody
 * is real. (rulings R55, R56)
 */

import type { endorsement } from '../database/tables/person.ts'
import type {
  education,
  experience,
  interview,
  offer,
  skill,
  talent_profile,
} from '../database/tables/talent.ts'
import type { SeedFile } from './batches/resources.ts'
import type { Calendar } from './calendar.ts'
import { ARIF, FARHANA, getClassmateId, MAHJABIN, TANVIR } from './people.ts'

type Interview = typeof interview.$inferInsert
type Offer = typeof offer.$inferInsert

const SUMAIYA = getClassmateId(1)
const MEHEDI = getClassmateId(6)
const PARTHA = getClassmateId(9)

export const OFFER_LETTER: SeedFile = {
  _id: 'file-offer-digonto',
  person: FARHANA,
  name: 'offer-letter.txt',
  type: 'text/plain',
  text: `দিগন্ত টেকনোলজিস

প্রিয় ফারহানা আক্তার,

জুনিয়র ফ্রন্টএন্ড ডেভেলপার পদে আপনাকে পেলে আমরা খুশি হব। মাসিক বেতন ৩৫,০০০ টাকা; তিন মাস পর মূল্যায়ন। সপ্তাহে তিন দিন বনানীর অফিসে, বাকি দুই দিন বাসা থেকে কাজ।

মানবসম্পদ বিভাগ
`,
}

const SKILLS: readonly (typeof skill.$inferInsert)[] = [
  ['React', 'assessment-react'],
  ['JavaScript', 'assessment-javascript'],
  ['CSS', 'assessment-html-css'],
  ['SQL', 'assessment-sql'],
  ['Python', 'assessment-python'],
  ...[
    'TypeScript',
    'Next.js',
    'Node.js',
    'Express',
    'MongoDB',
    'PostgreSQL',
    'Git',
    'Figma',
    'Tailwind CSS',
    'Redux',
    'Docker',
  ].map((name) => [name, null] as const),
  ...['ইউএক্স রিসার্চ', 'ফেসবুক অ্যাডস', 'এসইও', 'এক্সেল', 'গ্রাহকসেবা'].map((name) => [name, null] as const),
].map(([name, assessment], index) => ({ _id: `skill-${index + 1}`, name, assessment: assessment ?? null }))

const PROFILES: readonly (typeof talent_profile.$inferInsert)[] = [
  {
    _id: FARHANA,
    title: 'ফ্রন্টএন্ড ডেভেলপার · React ও রেসপনসিভ UI',
    email: 'farhana@karigor.example',
    phone: '01311111111',
    about:
      'ব্যবহারকারীর কথা মাথায় রেখে পরিষ্কার, দ্রুত ও সবার জন্য সহজ ইন্টারফেস বানাই। দুটি ছোট প্রতিষ্ঠানের জন্য অর্ডার ব্যবস্থাপনার অ্যাপ তৈরি করেছি।',
    address: 'চট্টগ্রাম',
    skill_list: ['React', 'JavaScript', 'CSS', 'TypeScript', 'Next.js', 'Node.js', 'Figma', 'Git'],
    socials: {
      github: 'https://github.com/farhana-karigor-example',
      linkedin: 'https://www.linkedin.com/in/farhana-karigor-example',
    },
    show_profile: true,
    portfolio_links: [
      'https://hatbazar.karigor.example',
      'https://porua.karigor.example',
      'https://chat.karigor.example',
    ],
  },
  {
    _id: SUMAIYA,
    title: 'জুনিয়র ওয়েব ডেভেলপার',
    about: 'পরিচ্ছন্ন কোড আর সময়মতো কাজ, এই দুটোই আমার পরিচয়।',
    skill_list: ['JavaScript', 'CSS', 'Git'],
    show_profile: true,
  },
  {
    _id: MEHEDI,
    title: 'ডেটা অ্যানালিস্ট',
    about: 'সংখ্যার পেছনের গল্পটা সহজ ভাষায় বলি।',
    skill_list: ['SQL', 'Python', 'এক্সেল'],
    show_profile: true,
  },
  { _id: PARTHA, title: 'ব্যাকএন্ড ডেভেলপার', skill_list: ['Node.js', 'MongoDB'], show_profile: false },
]

function buildPeriods(calendar: Calendar): {
  education: (typeof education.$inferInsert)[]
  experience: (typeof experience.$inferInsert)[]
} {
  const getFirstDay = (day: number) => `${calendar.day(day).slice(0, 7)}-01`
  return {
    education: [
      {
        _id: 'education-farhana-1',
        person: FARHANA,
        institute: 'চট্টগ্রাম বিশ্ববিদ্যালয়',
        degree: 'বিএসসি',
        subject: 'কম্পিউটার বিজ্ঞান',
        date_from: getFirstDay(-1900),
        date_to: getFirstDay(-440),
      },
      {
        _id: 'education-farhana-2',
        person: FARHANA,
        institute: 'চট্টগ্রাম কলেজ',
        degree: 'এইচএসসি',
        subject: 'বিজ্ঞান',
        date_from: getFirstDay(-2700),
        date_to: getFirstDay(-1960),
      },
      {
        _id: 'education-sumaiya-1',
        person: SUMAIYA,
        institute: 'রাজশাহী কলেজ',
        degree: 'বিএ',
        subject: 'ইংরেজি',
        date_from: getFirstDay(-700),
        date_to: null,
      },
    ],
    experience: [
      {
        _id: 'experience-farhana-1',
        person: FARHANA,
        company: 'নকশিঘর',
        designation: 'ফ্রন্টএন্ড ইন্টার্ন',
        description: 'পণ্যের পেজ নতুন করে বানিয়ে লোড হওয়ার সময় অর্ধেকে এনেছি।',
        date_from: getFirstDay(-260),
        date_to: getFirstDay(-90),
      },
      {
        _id: 'experience-farhana-2',
        person: FARHANA,
        company: 'নিজের কাজ',
        designation: 'ফ্রিল্যান্স ডেভেলপার',
        description: 'ছোট দোকানের জন্য অর্ডার নেওয়ার অ্যাপ।',
        date_from: getFirstDay(-80),
        date_to: null,
      },
    ],
  }
}

/**
 * Each state once: new, nearly expired, answered and still changeable, answered finally, and never answered.
 */
const INVITED = { person: FARHANA, minutes: 45 }

function buildOpenInterviews(calendar: Calendar): Interview[] {
  return [
    {
      ...INVITED,
      _id: 'interview-padma',
      company: 'পদ্মা সফট',
      title: 'ফ্রন্টএন্ড ডেভেলপার',
      at: calendar.at(4, '16:00'),
      url: 'https://meet.karigor.example/padma-soft',
      answer_by: calendar.at(2, '23:59'),
    },
    {
      ...INVITED,
      _id: 'interview-shapla',
      company: 'শাপলা ল্যাবস',
      title: 'UI ইঞ্জিনিয়ার',
      minutes: 30,
      at: calendar.at(2, '11:30'),
      place: 'মিরপুর ১০, ঢাকা',
      answer_by: calendar.at(1, '10:00'),
    },
    {
      ...INVITED,
      _id: 'interview-sumaiya',
      person: SUMAIYA,
      company: 'তিতাস সফটওয়্যার',
      title: 'জুনিয়র ডেভেলপার',
      at: calendar.at(5, '14:00'),
      url: 'https://meet.karigor.example/titas',
      answer_by: calendar.at(3, '18:00'),
    },
  ]
}

function buildAnsweredInterviews(calendar: Calendar): Interview[] {
  return [
    {
      ...INVITED,
      _id: 'interview-meghna',
      company: 'মেঘনা ডিজিটাল',
      title: 'জুনিয়র React ডেভেলপার',
      at: calendar.at(6, '15:00'),
      url: 'https://meet.karigor.example/meghna',
      invitation_status: 'accepted',
      answer_by: calendar.at(5, '18:00'),
      answered_at: calendar.past(-1, '20:10'),
    },
    {
      ...INVITED,
      _id: 'interview-surma',
      company: 'সুরমা কমার্স',
      title: 'ওয়েব ডেভেলপার',
      at: calendar.at(-6, '12:00'),
      place: 'জিন্দাবাজার, সিলেট',
      invitation_status: 'declined',
      answer_by: calendar.at(-8, '18:00'),
      answered_at: calendar.at(-9, '09:30'),
    },
    {
      ...INVITED,
      _id: 'interview-kornofuli',
      company: 'কর্ণফুলী আইটি',
      title: 'ফ্রন্টএন্ড ইন্টার্ন',
      at: calendar.at(-20, '10:00'),
      place: 'আগ্রাবাদ, চট্টগ্রাম',
      answer_by: calendar.at(-22, '18:00'),
    },
  ]
}

const OFFERED = { person: FARHANA, currency: 'BDT' }

function buildOpenOffers(calendar: Calendar): Offer[] {
  return [
    {
      ...OFFERED,
      _id: 'offer-digonto',
      company: 'দিগন্ত টেকনোলজিস',
      title: 'জুনিয়র ফ্রন্টএন্ড ডেভেলপার',
      salary: 35_000,
      place: 'বনানী, ঢাকা · সপ্তাহে ৩ দিন অফিস',
      start_date: calendar.day(40),
      answer_by: calendar.at(6, '18:00'),
      letter_file: OFFER_LETTER._id,
    },
    {
      ...OFFERED,
      _id: 'offer-nodi',
      company: 'নদী ক্রিয়েটিভ',
      title: 'ফ্রন্টএন্ড ডেভেলপার',
      salary: 42_000,
      place: 'বাসা থেকে',
      start_date: calendar.day(25),
      answer_by: calendar.at(3, '12:00'),
    },
    {
      ...OFFERED,
      _id: 'offer-sumaiya',
      person: SUMAIYA,
      company: 'তিতাস সফটওয়্যার',
      title: 'জুনিয়র ডেভেলপার',
      salary: 25_000,
      place: 'ঢাকা',
      start_date: calendar.day(30),
      answer_by: calendar.at(4, '18:00'),
    },
  ]
}

function buildPastOffers(calendar: Calendar): Offer[] {
  return [
    {
      ...OFFERED,
      _id: 'offer-jamuna',
      company: 'যমুনা টেক',
      title: 'ওয়েব ডেভেলপার',
      salary: 28_000,
      place: 'সিলেট',
      start_date: calendar.day(-10),
      offer_status: 'declined',
      answer_by: calendar.at(-30, '18:00'),
      answered_at: calendar.at(-32, '21:00'),
    },
    {
      ...OFFERED,
      _id: 'offer-rupsha',
      company: 'রূপসা সিস্টেমস',
      title: 'ইন্টার্ন',
      salary: 15_000,
      place: 'খুলনা',
      start_date: calendar.day(-60),
      answer_by: calendar.at(-70, '18:00'),
    },
    {
      ...OFFERED,
      _id: 'offer-nakshi',
      company: 'নকশিঘর',
      title: 'ফ্রন্টএন্ড ইন্টার্ন',
      salary: 18_000,
      place: 'চট্টগ্রাম',
      start_date: calendar.day(-260),
      offer_status: 'accepted',
      answer_by: calendar.at(-275, '18:00'),
      answered_at: calendar.at(-277, '10:00'),
    },
  ]
}

function buildEndorsements(calendar: Calendar): (typeof endorsement.$inferInsert)[] {
  const words = [
    [TANVIR, FARHANA, -18],
    [MAHJABIN, FARHANA, -60],
    [ARIF, MEHEDI, -25],
  ] as const
  return words.map(([teacher, talent, day]) => ({
    _id: `${teacher}:${talent}`,
    teacher,
    talent,
    created_at: calendar.at(day, '17:00'),
  }))
}

export function buildTalentRows(calendar: Calendar) {
  return {
    ...buildPeriods(calendar),
    profiles: PROFILES,
    skills: SKILLS,
    interviews: [...buildOpenInterviews(calendar), ...buildAnsweredInterviews(calendar)],
    offers: [...buildOpenOffers(calendar), ...buildPastOffers(calendar)],
    endorsements: buildEndorsements(calendar),
  }
}
