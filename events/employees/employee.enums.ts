export const employeeStatuses = ['Active', 'Inactive'] as const;

/** What a mark of an employee says (`decisions.md I15`). */
export const employeeMarks = ['Yes', 'No'] as const;
