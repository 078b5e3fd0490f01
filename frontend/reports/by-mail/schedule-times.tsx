import { useId } from 'react';
import { formatWords, hourWords, reportFormats, weekdays } from '../../../backend/reports/schedules/schedule-words.rules.js';
import { SelectBox } from '../../kit/form/fields/select-box.js';
import type { PlanAsked } from './schedule-plan.js';

const hours = Array.from({ length: 24 }, (_, hour) => hour);
const days = Array.from({ length: 31 }, (_, before) => before + 1);

interface ScheduleTimesProps {
  readonly plan: PlanAsked;
  readonly onChange: (plan: PlanAsked) => void;
}

/** How often, on which day, at which hour, and as what. */
export function ScheduleTimes({ plan, onChange }: ScheduleTimesProps) {
  const id = useId();
  const { every, weekday, dayOfMonth, hour, format } = plan;
  return (
    <div className="schedule-times">
      <span className="form-field">
        <label htmlFor={`${id}every`}>How often</label>
        <SelectBox fill id={`${id}every`} value={every} onChange={({ target }) => onChange({ ...plan, every: target.value as PlanAsked['every'] })}>
          <option value="week">Every week</option>
          <option value="month">Every month</option>
        </SelectBox>
      </span>
      <span className="form-field">
        <label htmlFor={`${id}day`}>{every === 'week' ? 'Weekday' : 'Day of the month'}</label>
        {every === 'week' ? (
          <SelectBox fill id={`${id}day`} value={weekday} onChange={({ target }) => onChange({ ...plan, weekday: Number(target.value) })}>
            {weekdays.map((name, place) => (
              <option key={name} value={place + 1}>
                {name}
              </option>
            ))}
          </SelectBox>
        ) : (
          <SelectBox fill id={`${id}day`} value={dayOfMonth} onChange={({ target }) => onChange({ ...plan, dayOfMonth: Number(target.value) })}>
            {days.map((day) => (
              <option key={day} value={day}>
                {day > 28 ? `${day}, or the last` : day}
              </option>
            ))}
          </SelectBox>
        )}
      </span>
      <span className="form-field">
        <label htmlFor={`${id}hour`}>Hour, New York</label>
        <SelectBox fill id={`${id}hour`} value={hour} onChange={({ target }) => onChange({ ...plan, hour: Number(target.value) })}>
          {hours.map((one) => (
            <option key={one} value={one}>
              {hourWords(one)}
            </option>
          ))}
        </SelectBox>
      </span>
      <span className="form-field">
        <label htmlFor={`${id}as`}>As</label>
        <SelectBox fill id={`${id}as`} value={format} onChange={({ target }) => onChange({ ...plan, format: target.value as PlanAsked['format'] })}>
          {reportFormats.map((value) => (
            <option key={value} value={value}>
              {formatWords[value]}
            </option>
          ))}
        </SelectBox>
      </span>
    </div>
  );
}
