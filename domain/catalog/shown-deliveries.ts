/** The fewest buyers in a district whose orders of a product are counted in public: of fewer, neighbors would know each. */
export const MIN_COUNTED_BUYERS = 3
