export const employeeStatuses = ['Active', 'Inactive'] as const;
