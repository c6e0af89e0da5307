import { formatPercent } from '#src/lib/bn.ts'

export const words = {
  keep: 'ক্লাস রাখুন',
  keepOf: (title: string) => `ক্লাস রাখুন: ${title}`,
  keepModule: 'মডিউলের সব ক্লাস রাখুন',
  keptOf: (title: string) => `ফোনে রাখা আছে: ${title}`,
  keepingOf: (percent: number, title: string) => `রাখা হচ্ছে ${formatPercent(percent)}: ${title}`,
  here: 'ফোনে আছে',
  soundHere: 'শব্দ ফোনে আছে',
  keeping: (percent: number) => `রাখা হচ্ছে ${formatPercent(percent)}`,
  paused: (percent: number) => `থামানো ${formatPercent(percent)}`,
  stuck: 'রাখা যায়নি',
  refused: {
    live: 'এখনো চলছে, রাখা যায় না',
    protected: 'DRM আছে, রাখা যায় না',
    'no-stream': 'অন্য সাইটের ভিডিও, রাখা যায় না',
    unreadable: 'ভিডিওটি রাখা যায় না',
    'no-sound': 'শুধু শব্দ রাখা যায় না',
  },
  playsKept: 'ফোনে রাখা ক্লাস চলছে',
  playsKeptSound: 'ফোনে রাখা শব্দ চলছে',
} as const
