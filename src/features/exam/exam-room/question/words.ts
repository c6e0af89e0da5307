export const words = {
  single: 'একটিই সঠিক উত্তর।',
  multiple: 'এক বা একাধিক উত্তর বেছে নিন।',
  essay: 'আপনার উত্তর',
  fill: 'প্রতিটি ঘরে উত্তর লিখুন।',
} as const
