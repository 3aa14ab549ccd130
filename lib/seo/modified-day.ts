type Dated = { date: string; modified?: string };

/** An article that was written for a day to come is as new as that day. */
export const modifiedDay = ({ date, modified = "" }: Dated): string => (modified > date ? modified : date);
