/** Whether lockers check the age of who opens them; where they do not, nothing for adults goes there. */
export const LOCKERS_CHECK_AGE: boolean = false;
