/** The heading of the recommendations, to which a basket that lacks something leads. */
export const RECOMMENDATIONS_ID = 'recommendations'
