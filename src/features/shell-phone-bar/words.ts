export const words = { back: 'ফিরে যান' } as const
