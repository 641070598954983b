// Written by scripts/generate-font-files.ts.
import file0 from "@fontsource/inter/files/inter-latin-600-normal.woff2" with { type: "file" };
import file1 from "@fontsource/inter/files/inter-latin-ext-600-normal.woff2" with { type: "file" };
import file2 from "@fontsource/inter/files/inter-cyrillic-600-normal.woff2" with { type: "file" };
import file3 from "@fontsource/inter/files/inter-cyrillic-ext-600-normal.woff2" with { type: "file" };
import file4 from "@fontsource/inter/files/inter-greek-600-normal.woff2" with { type: "file" };
import file5 from "@fontsource/inter/files/inter-vietnamese-600-normal.woff2" with { type: "file" };
import file6 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-4-wght-normal.woff2" with { type: "file" };
import file7 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-5-wght-normal.woff2" with { type: "file" };
import file8 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-6-wght-normal.woff2" with { type: "file" };
import file9 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-21-wght-normal.woff2" with { type: "file" };
import file10 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-22-wght-normal.woff2" with { type: "file" };
import file11 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-23-wght-normal.woff2" with { type: "file" };
import file12 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-24-wght-normal.woff2" with { type: "file" };
import file13 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-25-wght-normal.woff2" with { type: "file" };
import file14 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-26-wght-normal.woff2" with { type: "file" };
import file15 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-27-wght-normal.woff2" with { type: "file" };
import file16 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-28-wght-normal.woff2" with { type: "file" };
import file17 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-29-wght-normal.woff2" with { type: "file" };
import file18 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-30-wght-normal.woff2" with { type: "file" };
import file19 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-31-wght-normal.woff2" with { type: "file" };
import file20 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-32-wght-normal.woff2" with { type: "file" };
import file21 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-33-wght-normal.woff2" with { type: "file" };
import file22 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-34-wght-normal.woff2" with { type: "file" };
import file23 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-35-wght-normal.woff2" with { type: "file" };
import file24 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-36-wght-normal.woff2" with { type: "file" };
import file25 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-37-wght-normal.woff2" with { type: "file" };
import file26 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-38-wght-normal.woff2" with { type: "file" };
import file27 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-39-wght-normal.woff2" with { type: "file" };
import file28 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-40-wght-normal.woff2" with { type: "file" };
import file29 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-41-wght-normal.woff2" with { type: "file" };
import file30 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-42-wght-normal.woff2" with { type: "file" };
import file31 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-43-wght-normal.woff2" with { type: "file" };
import file32 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-44-wght-normal.woff2" with { type: "file" };
import file33 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-45-wght-normal.woff2" with { type: "file" };
import file34 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-46-wght-normal.woff2" with { type: "file" };
import file35 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-47-wght-normal.woff2" with { type: "file" };
import file36 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-48-wght-normal.woff2" with { type: "file" };
import file37 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-49-wght-normal.woff2" with { type: "file" };
import file38 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-50-wght-normal.woff2" with { type: "file" };
import file39 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-51-wght-normal.woff2" with { type: "file" };
import file40 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-52-wght-normal.woff2" with { type: "file" };
import file41 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-53-wght-normal.woff2" with { type: "file" };
import file42 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-54-wght-normal.woff2" with { type: "file" };
import file43 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-55-wght-normal.woff2" with { type: "file" };
import file44 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-56-wght-normal.woff2" with { type: "file" };
import file45 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-57-wght-normal.woff2" with { type: "file" };
import file46 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-58-wght-normal.woff2" with { type: "file" };
import file47 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-59-wght-normal.woff2" with { type: "file" };
import file48 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-60-wght-normal.woff2" with { type: "file" };
import file49 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-61-wght-normal.woff2" with { type: "file" };
import file50 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-62-wght-normal.woff2" with { type: "file" };
import file51 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-63-wght-normal.woff2" with { type: "file" };
import file52 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-64-wght-normal.woff2" with { type: "file" };
import file53 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-65-wght-normal.woff2" with { type: "file" };
import file54 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-66-wght-normal.woff2" with { type: "file" };
import file55 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-67-wght-normal.woff2" with { type: "file" };
import file56 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-68-wght-normal.woff2" with { type: "file" };
import file57 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-69-wght-normal.woff2" with { type: "file" };
import file58 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-70-wght-normal.woff2" with { type: "file" };
import file59 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-71-wght-normal.woff2" with { type: "file" };
import file60 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-72-wght-normal.woff2" with { type: "file" };
import file61 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-73-wght-normal.woff2" with { type: "file" };
import file62 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-74-wght-normal.woff2" with { type: "file" };
import file63 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-75-wght-normal.woff2" with { type: "file" };
import file64 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-76-wght-normal.woff2" with { type: "file" };
import file65 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-77-wght-normal.woff2" with { type: "file" };
import file66 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-78-wght-normal.woff2" with { type: "file" };
import file67 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-79-wght-normal.woff2" with { type: "file" };
import file68 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-80-wght-normal.woff2" with { type: "file" };
import file69 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-81-wght-normal.woff2" with { type: "file" };
import file70 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-82-wght-normal.woff2" with { type: "file" };
import file71 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-83-wght-normal.woff2" with { type: "file" };
import file72 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-84-wght-normal.woff2" with { type: "file" };
import file73 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-85-wght-normal.woff2" with { type: "file" };
import file74 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-86-wght-normal.woff2" with { type: "file" };
import file75 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-87-wght-normal.woff2" with { type: "file" };
import file76 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-88-wght-normal.woff2" with { type: "file" };
import file77 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-89-wght-normal.woff2" with { type: "file" };
import file78 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-90-wght-normal.woff2" with { type: "file" };
import file79 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-91-wght-normal.woff2" with { type: "file" };
import file80 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-97-wght-normal.woff2" with { type: "file" };
import file81 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-98-wght-normal.woff2" with { type: "file" };
import file82 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-99-wght-normal.woff2" with { type: "file" };
import file83 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-100-wght-normal.woff2" with { type: "file" };
import file84 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-101-wght-normal.woff2" with { type: "file" };
import file85 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-102-wght-normal.woff2" with { type: "file" };
import file86 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-103-wght-normal.woff2" with { type: "file" };
import file87 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-104-wght-normal.woff2" with { type: "file" };
import file88 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-105-wght-normal.woff2" with { type: "file" };
import file89 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-106-wght-normal.woff2" with { type: "file" };
import file90 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-107-wght-normal.woff2" with { type: "file" };
import file91 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-108-wght-normal.woff2" with { type: "file" };
import file92 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-109-wght-normal.woff2" with { type: "file" };
import file93 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-110-wght-normal.woff2" with { type: "file" };
import file94 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-111-wght-normal.woff2" with { type: "file" };
import file95 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-112-wght-normal.woff2" with { type: "file" };
import file96 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-113-wght-normal.woff2" with { type: "file" };
import file97 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-114-wght-normal.woff2" with { type: "file" };
import file98 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-115-wght-normal.woff2" with { type: "file" };
import file99 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-116-wght-normal.woff2" with { type: "file" };
import file100 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-117-wght-normal.woff2" with { type: "file" };
import file101 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-118-wght-normal.woff2" with { type: "file" };
import file102 from "@fontsource-variable/noto-sans-sc/files/noto-sans-sc-119-wght-normal.woff2" with { type: "file" };
import file103 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-0-wght-normal.woff2" with { type: "file" };
import file104 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-1-wght-normal.woff2" with { type: "file" };
import file105 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-2-wght-normal.woff2" with { type: "file" };
import file106 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-4-wght-normal.woff2" with { type: "file" };
import file107 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-10-wght-normal.woff2" with { type: "file" };
import file108 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-11-wght-normal.woff2" with { type: "file" };
import file109 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-12-wght-normal.woff2" with { type: "file" };
import file110 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-23-wght-normal.woff2" with { type: "file" };
import file111 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-24-wght-normal.woff2" with { type: "file" };
import file112 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-25-wght-normal.woff2" with { type: "file" };
import file113 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-26-wght-normal.woff2" with { type: "file" };
import file114 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-27-wght-normal.woff2" with { type: "file" };
import file115 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-28-wght-normal.woff2" with { type: "file" };
import file116 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-29-wght-normal.woff2" with { type: "file" };
import file117 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-30-wght-normal.woff2" with { type: "file" };
import file118 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-31-wght-normal.woff2" with { type: "file" };
import file119 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-32-wght-normal.woff2" with { type: "file" };
import file120 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-33-wght-normal.woff2" with { type: "file" };
import file121 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-34-wght-normal.woff2" with { type: "file" };
import file122 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-35-wght-normal.woff2" with { type: "file" };
import file123 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-36-wght-normal.woff2" with { type: "file" };
import file124 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-37-wght-normal.woff2" with { type: "file" };
import file125 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-38-wght-normal.woff2" with { type: "file" };
import file126 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-39-wght-normal.woff2" with { type: "file" };
import file127 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-40-wght-normal.woff2" with { type: "file" };
import file128 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-41-wght-normal.woff2" with { type: "file" };
import file129 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-42-wght-normal.woff2" with { type: "file" };
import file130 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-43-wght-normal.woff2" with { type: "file" };
import file131 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-44-wght-normal.woff2" with { type: "file" };
import file132 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-45-wght-normal.woff2" with { type: "file" };
import file133 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-46-wght-normal.woff2" with { type: "file" };
import file134 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-47-wght-normal.woff2" with { type: "file" };
import file135 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-48-wght-normal.woff2" with { type: "file" };
import file136 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-49-wght-normal.woff2" with { type: "file" };
import file137 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-50-wght-normal.woff2" with { type: "file" };
import file138 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-51-wght-normal.woff2" with { type: "file" };
import file139 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-52-wght-normal.woff2" with { type: "file" };
import file140 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-53-wght-normal.woff2" with { type: "file" };
import file141 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-54-wght-normal.woff2" with { type: "file" };
import file142 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-55-wght-normal.woff2" with { type: "file" };
import file143 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-56-wght-normal.woff2" with { type: "file" };
import file144 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-57-wght-normal.woff2" with { type: "file" };
import file145 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-58-wght-normal.woff2" with { type: "file" };
import file146 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-59-wght-normal.woff2" with { type: "file" };
import file147 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-60-wght-normal.woff2" with { type: "file" };
import file148 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-61-wght-normal.woff2" with { type: "file" };
import file149 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-62-wght-normal.woff2" with { type: "file" };
import file150 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-63-wght-normal.woff2" with { type: "file" };
import file151 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-64-wght-normal.woff2" with { type: "file" };
import file152 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-65-wght-normal.woff2" with { type: "file" };
import file153 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-66-wght-normal.woff2" with { type: "file" };
import file154 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-67-wght-normal.woff2" with { type: "file" };
import file155 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-68-wght-normal.woff2" with { type: "file" };
import file156 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-69-wght-normal.woff2" with { type: "file" };
import file157 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-70-wght-normal.woff2" with { type: "file" };
import file158 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-71-wght-normal.woff2" with { type: "file" };
import file159 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-72-wght-normal.woff2" with { type: "file" };
import file160 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-73-wght-normal.woff2" with { type: "file" };
import file161 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-74-wght-normal.woff2" with { type: "file" };
import file162 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-75-wght-normal.woff2" with { type: "file" };
import file163 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-76-wght-normal.woff2" with { type: "file" };
import file164 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-77-wght-normal.woff2" with { type: "file" };
import file165 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-78-wght-normal.woff2" with { type: "file" };
import file166 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-79-wght-normal.woff2" with { type: "file" };
import file167 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-80-wght-normal.woff2" with { type: "file" };
import file168 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-81-wght-normal.woff2" with { type: "file" };
import file169 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-82-wght-normal.woff2" with { type: "file" };
import file170 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-83-wght-normal.woff2" with { type: "file" };
import file171 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-84-wght-normal.woff2" with { type: "file" };
import file172 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-85-wght-normal.woff2" with { type: "file" };
import file173 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-86-wght-normal.woff2" with { type: "file" };
import file174 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-87-wght-normal.woff2" with { type: "file" };
import file175 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-88-wght-normal.woff2" with { type: "file" };
import file176 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-89-wght-normal.woff2" with { type: "file" };
import file177 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-90-wght-normal.woff2" with { type: "file" };
import file178 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-91-wght-normal.woff2" with { type: "file" };
import file179 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-92-wght-normal.woff2" with { type: "file" };
import file180 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-93-wght-normal.woff2" with { type: "file" };
import file181 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-94-wght-normal.woff2" with { type: "file" };
import file182 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-95-wght-normal.woff2" with { type: "file" };
import file183 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-96-wght-normal.woff2" with { type: "file" };
import file184 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-101-wght-normal.woff2" with { type: "file" };
import file185 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-102-wght-normal.woff2" with { type: "file" };
import file186 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-103-wght-normal.woff2" with { type: "file" };
import file187 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-104-wght-normal.woff2" with { type: "file" };
import file188 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-105-wght-normal.woff2" with { type: "file" };
import file189 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-106-wght-normal.woff2" with { type: "file" };
import file190 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-107-wght-normal.woff2" with { type: "file" };
import file191 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-108-wght-normal.woff2" with { type: "file" };
import file192 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-109-wght-normal.woff2" with { type: "file" };
import file193 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-110-wght-normal.woff2" with { type: "file" };
import file194 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-111-wght-normal.woff2" with { type: "file" };
import file195 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-112-wght-normal.woff2" with { type: "file" };
import file196 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-113-wght-normal.woff2" with { type: "file" };
import file197 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-114-wght-normal.woff2" with { type: "file" };
import file198 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-115-wght-normal.woff2" with { type: "file" };
import file199 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-116-wght-normal.woff2" with { type: "file" };
import file200 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-117-wght-normal.woff2" with { type: "file" };
import file201 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-118-wght-normal.woff2" with { type: "file" };
import file202 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-119-wght-normal.woff2" with { type: "file" };
import file203 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-120-wght-normal.woff2" with { type: "file" };
import file204 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-121-wght-normal.woff2" with { type: "file" };
import file205 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-122-wght-normal.woff2" with { type: "file" };
import file206 from "@fontsource-variable/noto-sans-tc/files/noto-sans-tc-123-wght-normal.woff2" with { type: "file" };
import file207 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-0-wght-normal.woff2" with { type: "file" };
import file208 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-1-wght-normal.woff2" with { type: "file" };
import file209 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-2-wght-normal.woff2" with { type: "file" };
import file210 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-3-wght-normal.woff2" with { type: "file" };
import file211 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-4-wght-normal.woff2" with { type: "file" };
import file212 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-5-wght-normal.woff2" with { type: "file" };
import file213 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-6-wght-normal.woff2" with { type: "file" };
import file214 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-7-wght-normal.woff2" with { type: "file" };
import file215 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-8-wght-normal.woff2" with { type: "file" };
import file216 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-9-wght-normal.woff2" with { type: "file" };
import file217 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-10-wght-normal.woff2" with { type: "file" };
import file218 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-11-wght-normal.woff2" with { type: "file" };
import file219 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-12-wght-normal.woff2" with { type: "file" };
import file220 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-13-wght-normal.woff2" with { type: "file" };
import file221 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-14-wght-normal.woff2" with { type: "file" };
import file222 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-15-wght-normal.woff2" with { type: "file" };
import file223 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-16-wght-normal.woff2" with { type: "file" };
import file224 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-17-wght-normal.woff2" with { type: "file" };
import file225 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-18-wght-normal.woff2" with { type: "file" };
import file226 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-19-wght-normal.woff2" with { type: "file" };
import file227 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-20-wght-normal.woff2" with { type: "file" };
import file228 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-21-wght-normal.woff2" with { type: "file" };
import file229 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-22-wght-normal.woff2" with { type: "file" };
import file230 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-23-wght-normal.woff2" with { type: "file" };
import file231 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-24-wght-normal.woff2" with { type: "file" };
import file232 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-25-wght-normal.woff2" with { type: "file" };
import file233 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-26-wght-normal.woff2" with { type: "file" };
import file234 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-27-wght-normal.woff2" with { type: "file" };
import file235 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-28-wght-normal.woff2" with { type: "file" };
import file236 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-29-wght-normal.woff2" with { type: "file" };
import file237 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-30-wght-normal.woff2" with { type: "file" };
import file238 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-31-wght-normal.woff2" with { type: "file" };
import file239 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-32-wght-normal.woff2" with { type: "file" };
import file240 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-33-wght-normal.woff2" with { type: "file" };
import file241 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-34-wght-normal.woff2" with { type: "file" };
import file242 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-35-wght-normal.woff2" with { type: "file" };
import file243 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-36-wght-normal.woff2" with { type: "file" };
import file244 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-37-wght-normal.woff2" with { type: "file" };
import file245 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-38-wght-normal.woff2" with { type: "file" };
import file246 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-39-wght-normal.woff2" with { type: "file" };
import file247 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-40-wght-normal.woff2" with { type: "file" };
import file248 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-41-wght-normal.woff2" with { type: "file" };
import file249 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-42-wght-normal.woff2" with { type: "file" };
import file250 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-43-wght-normal.woff2" with { type: "file" };
import file251 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-44-wght-normal.woff2" with { type: "file" };
import file252 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-45-wght-normal.woff2" with { type: "file" };
import file253 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-46-wght-normal.woff2" with { type: "file" };
import file254 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-47-wght-normal.woff2" with { type: "file" };
import file255 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-48-wght-normal.woff2" with { type: "file" };
import file256 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-49-wght-normal.woff2" with { type: "file" };
import file257 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-50-wght-normal.woff2" with { type: "file" };
import file258 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-51-wght-normal.woff2" with { type: "file" };
import file259 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-52-wght-normal.woff2" with { type: "file" };
import file260 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-53-wght-normal.woff2" with { type: "file" };
import file261 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-54-wght-normal.woff2" with { type: "file" };
import file262 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-55-wght-normal.woff2" with { type: "file" };
import file263 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-56-wght-normal.woff2" with { type: "file" };
import file264 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-57-wght-normal.woff2" with { type: "file" };
import file265 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-58-wght-normal.woff2" with { type: "file" };
import file266 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-59-wght-normal.woff2" with { type: "file" };
import file267 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-60-wght-normal.woff2" with { type: "file" };
import file268 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-61-wght-normal.woff2" with { type: "file" };
import file269 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-62-wght-normal.woff2" with { type: "file" };
import file270 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-63-wght-normal.woff2" with { type: "file" };
import file271 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-64-wght-normal.woff2" with { type: "file" };
import file272 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-65-wght-normal.woff2" with { type: "file" };
import file273 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-66-wght-normal.woff2" with { type: "file" };
import file274 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-67-wght-normal.woff2" with { type: "file" };
import file275 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-68-wght-normal.woff2" with { type: "file" };
import file276 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-69-wght-normal.woff2" with { type: "file" };
import file277 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-70-wght-normal.woff2" with { type: "file" };
import file278 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-71-wght-normal.woff2" with { type: "file" };
import file279 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-72-wght-normal.woff2" with { type: "file" };
import file280 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-73-wght-normal.woff2" with { type: "file" };
import file281 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-74-wght-normal.woff2" with { type: "file" };
import file282 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-75-wght-normal.woff2" with { type: "file" };
import file283 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-76-wght-normal.woff2" with { type: "file" };
import file284 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-77-wght-normal.woff2" with { type: "file" };
import file285 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-78-wght-normal.woff2" with { type: "file" };
import file286 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-79-wght-normal.woff2" with { type: "file" };
import file287 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-80-wght-normal.woff2" with { type: "file" };
import file288 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-81-wght-normal.woff2" with { type: "file" };
import file289 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-82-wght-normal.woff2" with { type: "file" };
import file290 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-83-wght-normal.woff2" with { type: "file" };
import file291 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-84-wght-normal.woff2" with { type: "file" };
import file292 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-85-wght-normal.woff2" with { type: "file" };
import file293 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-86-wght-normal.woff2" with { type: "file" };
import file294 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-87-wght-normal.woff2" with { type: "file" };
import file295 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-88-wght-normal.woff2" with { type: "file" };
import file296 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-89-wght-normal.woff2" with { type: "file" };
import file297 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-90-wght-normal.woff2" with { type: "file" };
import file298 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-91-wght-normal.woff2" with { type: "file" };
import file299 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-92-wght-normal.woff2" with { type: "file" };
import file300 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-93-wght-normal.woff2" with { type: "file" };
import file301 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-94-wght-normal.woff2" with { type: "file" };
import file302 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-95-wght-normal.woff2" with { type: "file" };
import file303 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-96-wght-normal.woff2" with { type: "file" };
import file304 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-97-wght-normal.woff2" with { type: "file" };
import file305 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-98-wght-normal.woff2" with { type: "file" };
import file306 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-99-wght-normal.woff2" with { type: "file" };
import file307 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-100-wght-normal.woff2" with { type: "file" };
import file308 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-101-wght-normal.woff2" with { type: "file" };
import file309 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-102-wght-normal.woff2" with { type: "file" };
import file310 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-103-wght-normal.woff2" with { type: "file" };
import file311 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-104-wght-normal.woff2" with { type: "file" };
import file312 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-105-wght-normal.woff2" with { type: "file" };
import file313 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-106-wght-normal.woff2" with { type: "file" };
import file314 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-107-wght-normal.woff2" with { type: "file" };
import file315 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-108-wght-normal.woff2" with { type: "file" };
import file316 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-109-wght-normal.woff2" with { type: "file" };
import file317 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-110-wght-normal.woff2" with { type: "file" };
import file318 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-111-wght-normal.woff2" with { type: "file" };
import file319 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-112-wght-normal.woff2" with { type: "file" };
import file320 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-113-wght-normal.woff2" with { type: "file" };
import file321 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-114-wght-normal.woff2" with { type: "file" };
import file322 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-115-wght-normal.woff2" with { type: "file" };
import file323 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-116-wght-normal.woff2" with { type: "file" };
import file324 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-117-wght-normal.woff2" with { type: "file" };
import file325 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-118-wght-normal.woff2" with { type: "file" };
import file326 from "@fontsource-variable/noto-sans-jp/files/noto-sans-jp-119-wght-normal.woff2" with { type: "file" };
import file327 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-0-wght-normal.woff2" with { type: "file" };
import file328 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-1-wght-normal.woff2" with { type: "file" };
import file329 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-2-wght-normal.woff2" with { type: "file" };
import file330 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-3-wght-normal.woff2" with { type: "file" };
import file331 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-4-wght-normal.woff2" with { type: "file" };
import file332 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-5-wght-normal.woff2" with { type: "file" };
import file333 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-6-wght-normal.woff2" with { type: "file" };
import file334 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-7-wght-normal.woff2" with { type: "file" };
import file335 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-8-wght-normal.woff2" with { type: "file" };
import file336 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-9-wght-normal.woff2" with { type: "file" };
import file337 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-10-wght-normal.woff2" with { type: "file" };
import file338 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-11-wght-normal.woff2" with { type: "file" };
import file339 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-12-wght-normal.woff2" with { type: "file" };
import file340 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-13-wght-normal.woff2" with { type: "file" };
import file341 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-14-wght-normal.woff2" with { type: "file" };
import file342 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-15-wght-normal.woff2" with { type: "file" };
import file343 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-16-wght-normal.woff2" with { type: "file" };
import file344 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-17-wght-normal.woff2" with { type: "file" };
import file345 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-18-wght-normal.woff2" with { type: "file" };
import file346 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-19-wght-normal.woff2" with { type: "file" };
import file347 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-20-wght-normal.woff2" with { type: "file" };
import file348 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-21-wght-normal.woff2" with { type: "file" };
import file349 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-22-wght-normal.woff2" with { type: "file" };
import file350 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-23-wght-normal.woff2" with { type: "file" };
import file351 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-24-wght-normal.woff2" with { type: "file" };
import file352 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-25-wght-normal.woff2" with { type: "file" };
import file353 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-26-wght-normal.woff2" with { type: "file" };
import file354 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-27-wght-normal.woff2" with { type: "file" };
import file355 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-28-wght-normal.woff2" with { type: "file" };
import file356 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-29-wght-normal.woff2" with { type: "file" };
import file357 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-30-wght-normal.woff2" with { type: "file" };
import file358 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-31-wght-normal.woff2" with { type: "file" };
import file359 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-32-wght-normal.woff2" with { type: "file" };
import file360 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-33-wght-normal.woff2" with { type: "file" };
import file361 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-34-wght-normal.woff2" with { type: "file" };
import file362 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-35-wght-normal.woff2" with { type: "file" };
import file363 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-36-wght-normal.woff2" with { type: "file" };
import file364 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-37-wght-normal.woff2" with { type: "file" };
import file365 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-38-wght-normal.woff2" with { type: "file" };
import file366 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-39-wght-normal.woff2" with { type: "file" };
import file367 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-40-wght-normal.woff2" with { type: "file" };
import file368 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-41-wght-normal.woff2" with { type: "file" };
import file369 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-42-wght-normal.woff2" with { type: "file" };
import file370 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-43-wght-normal.woff2" with { type: "file" };
import file371 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-44-wght-normal.woff2" with { type: "file" };
import file372 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-45-wght-normal.woff2" with { type: "file" };
import file373 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-46-wght-normal.woff2" with { type: "file" };
import file374 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-47-wght-normal.woff2" with { type: "file" };
import file375 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-48-wght-normal.woff2" with { type: "file" };
import file376 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-49-wght-normal.woff2" with { type: "file" };
import file377 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-50-wght-normal.woff2" with { type: "file" };
import file378 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-51-wght-normal.woff2" with { type: "file" };
import file379 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-52-wght-normal.woff2" with { type: "file" };
import file380 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-53-wght-normal.woff2" with { type: "file" };
import file381 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-54-wght-normal.woff2" with { type: "file" };
import file382 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-55-wght-normal.woff2" with { type: "file" };
import file383 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-56-wght-normal.woff2" with { type: "file" };
import file384 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-57-wght-normal.woff2" with { type: "file" };
import file385 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-58-wght-normal.woff2" with { type: "file" };
import file386 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-59-wght-normal.woff2" with { type: "file" };
import file387 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-60-wght-normal.woff2" with { type: "file" };
import file388 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-61-wght-normal.woff2" with { type: "file" };
import file389 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-62-wght-normal.woff2" with { type: "file" };
import file390 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-63-wght-normal.woff2" with { type: "file" };
import file391 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-64-wght-normal.woff2" with { type: "file" };
import file392 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-65-wght-normal.woff2" with { type: "file" };
import file393 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-66-wght-normal.woff2" with { type: "file" };
import file394 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-67-wght-normal.woff2" with { type: "file" };
import file395 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-68-wght-normal.woff2" with { type: "file" };
import file396 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-69-wght-normal.woff2" with { type: "file" };
import file397 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-70-wght-normal.woff2" with { type: "file" };
import file398 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-71-wght-normal.woff2" with { type: "file" };
import file399 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-72-wght-normal.woff2" with { type: "file" };
import file400 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-73-wght-normal.woff2" with { type: "file" };
import file401 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-74-wght-normal.woff2" with { type: "file" };
import file402 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-75-wght-normal.woff2" with { type: "file" };
import file403 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-76-wght-normal.woff2" with { type: "file" };
import file404 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-77-wght-normal.woff2" with { type: "file" };
import file405 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-78-wght-normal.woff2" with { type: "file" };
import file406 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-79-wght-normal.woff2" with { type: "file" };
import file407 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-80-wght-normal.woff2" with { type: "file" };
import file408 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-81-wght-normal.woff2" with { type: "file" };
import file409 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-82-wght-normal.woff2" with { type: "file" };
import file410 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-83-wght-normal.woff2" with { type: "file" };
import file411 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-84-wght-normal.woff2" with { type: "file" };
import file412 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-85-wght-normal.woff2" with { type: "file" };
import file413 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-86-wght-normal.woff2" with { type: "file" };
import file414 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-87-wght-normal.woff2" with { type: "file" };
import file415 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-88-wght-normal.woff2" with { type: "file" };
import file416 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-89-wght-normal.woff2" with { type: "file" };
import file417 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-90-wght-normal.woff2" with { type: "file" };
import file418 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-91-wght-normal.woff2" with { type: "file" };
import file419 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-92-wght-normal.woff2" with { type: "file" };
import file420 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-93-wght-normal.woff2" with { type: "file" };
import file421 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-94-wght-normal.woff2" with { type: "file" };
import file422 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-95-wght-normal.woff2" with { type: "file" };
import file423 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-96-wght-normal.woff2" with { type: "file" };
import file424 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-97-wght-normal.woff2" with { type: "file" };
import file425 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-98-wght-normal.woff2" with { type: "file" };
import file426 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-99-wght-normal.woff2" with { type: "file" };
import file427 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-100-wght-normal.woff2" with { type: "file" };
import file428 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-101-wght-normal.woff2" with { type: "file" };
import file429 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-102-wght-normal.woff2" with { type: "file" };
import file430 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-103-wght-normal.woff2" with { type: "file" };
import file431 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-104-wght-normal.woff2" with { type: "file" };
import file432 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-105-wght-normal.woff2" with { type: "file" };
import file433 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-106-wght-normal.woff2" with { type: "file" };
import file434 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-107-wght-normal.woff2" with { type: "file" };
import file435 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-108-wght-normal.woff2" with { type: "file" };
import file436 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-109-wght-normal.woff2" with { type: "file" };
import file437 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-110-wght-normal.woff2" with { type: "file" };
import file438 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-111-wght-normal.woff2" with { type: "file" };
import file439 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-112-wght-normal.woff2" with { type: "file" };
import file440 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-113-wght-normal.woff2" with { type: "file" };
import file441 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-114-wght-normal.woff2" with { type: "file" };
import file442 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-115-wght-normal.woff2" with { type: "file" };
import file443 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-116-wght-normal.woff2" with { type: "file" };
import file444 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-117-wght-normal.woff2" with { type: "file" };
import file445 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-118-wght-normal.woff2" with { type: "file" };
import file446 from "@fontsource-variable/noto-sans-kr/files/noto-sans-kr-119-wght-normal.woff2" with { type: "file" };

/** Where the file of each part of each font is. */
export const fontFiles: Record<string, string> = {
  "inter-latin": file0,
  "inter-latin-ext": file1,
  "inter-cyrillic": file2,
  "inter-cyrillic-ext": file3,
  "inter-greek": file4,
  "inter-vietnamese": file5,
  "noto-sans-sc-4": file6,
  "noto-sans-sc-5": file7,
  "noto-sans-sc-6": file8,
  "noto-sans-sc-21": file9,
  "noto-sans-sc-22": file10,
  "noto-sans-sc-23": file11,
  "noto-sans-sc-24": file12,
  "noto-sans-sc-25": file13,
  "noto-sans-sc-26": file14,
  "noto-sans-sc-27": file15,
  "noto-sans-sc-28": file16,
  "noto-sans-sc-29": file17,
  "noto-sans-sc-30": file18,
  "noto-sans-sc-31": file19,
  "noto-sans-sc-32": file20,
  "noto-sans-sc-33": file21,
  "noto-sans-sc-34": file22,
  "noto-sans-sc-35": file23,
  "noto-sans-sc-36": file24,
  "noto-sans-sc-37": file25,
  "noto-sans-sc-38": file26,
  "noto-sans-sc-39": file27,
  "noto-sans-sc-40": file28,
  "noto-sans-sc-41": file29,
  "noto-sans-sc-42": file30,
  "noto-sans-sc-43": file31,
  "noto-sans-sc-44": file32,
  "noto-sans-sc-45": file33,
  "noto-sans-sc-46": file34,
  "noto-sans-sc-47": file35,
  "noto-sans-sc-48": file36,
  "noto-sans-sc-49": file37,
  "noto-sans-sc-50": file38,
  "noto-sans-sc-51": file39,
  "noto-sans-sc-52": file40,
  "noto-sans-sc-53": file41,
  "noto-sans-sc-54": file42,
  "noto-sans-sc-55": file43,
  "noto-sans-sc-56": file44,
  "noto-sans-sc-57": file45,
  "noto-sans-sc-58": file46,
  "noto-sans-sc-59": file47,
  "noto-sans-sc-60": file48,
  "noto-sans-sc-61": file49,
  "noto-sans-sc-62": file50,
  "noto-sans-sc-63": file51,
  "noto-sans-sc-64": file52,
  "noto-sans-sc-65": file53,
  "noto-sans-sc-66": file54,
  "noto-sans-sc-67": file55,
  "noto-sans-sc-68": file56,
  "noto-sans-sc-69": file57,
  "noto-sans-sc-70": file58,
  "noto-sans-sc-71": file59,
  "noto-sans-sc-72": file60,
  "noto-sans-sc-73": file61,
  "noto-sans-sc-74": file62,
  "noto-sans-sc-75": file63,
  "noto-sans-sc-76": file64,
  "noto-sans-sc-77": file65,
  "noto-sans-sc-78": file66,
  "noto-sans-sc-79": file67,
  "noto-sans-sc-80": file68,
  "noto-sans-sc-81": file69,
  "noto-sans-sc-82": file70,
  "noto-sans-sc-83": file71,
  "noto-sans-sc-84": file72,
  "noto-sans-sc-85": file73,
  "noto-sans-sc-86": file74,
  "noto-sans-sc-87": file75,
  "noto-sans-sc-88": file76,
  "noto-sans-sc-89": file77,
  "noto-sans-sc-90": file78,
  "noto-sans-sc-91": file79,
  "noto-sans-sc-97": file80,
  "noto-sans-sc-98": file81,
  "noto-sans-sc-99": file82,
  "noto-sans-sc-100": file83,
  "noto-sans-sc-101": file84,
  "noto-sans-sc-102": file85,
  "noto-sans-sc-103": file86,
  "noto-sans-sc-104": file87,
  "noto-sans-sc-105": file88,
  "noto-sans-sc-106": file89,
  "noto-sans-sc-107": file90,
  "noto-sans-sc-108": file91,
  "noto-sans-sc-109": file92,
  "noto-sans-sc-110": file93,
  "noto-sans-sc-111": file94,
  "noto-sans-sc-112": file95,
  "noto-sans-sc-113": file96,
  "noto-sans-sc-114": file97,
  "noto-sans-sc-115": file98,
  "noto-sans-sc-116": file99,
  "noto-sans-sc-117": file100,
  "noto-sans-sc-118": file101,
  "noto-sans-sc-119": file102,
  "noto-sans-tc-0": file103,
  "noto-sans-tc-1": file104,
  "noto-sans-tc-2": file105,
  "noto-sans-tc-4": file106,
  "noto-sans-tc-10": file107,
  "noto-sans-tc-11": file108,
  "noto-sans-tc-12": file109,
  "noto-sans-tc-23": file110,
  "noto-sans-tc-24": file111,
  "noto-sans-tc-25": file112,
  "noto-sans-tc-26": file113,
  "noto-sans-tc-27": file114,
  "noto-sans-tc-28": file115,
  "noto-sans-tc-29": file116,
  "noto-sans-tc-30": file117,
  "noto-sans-tc-31": file118,
  "noto-sans-tc-32": file119,
  "noto-sans-tc-33": file120,
  "noto-sans-tc-34": file121,
  "noto-sans-tc-35": file122,
  "noto-sans-tc-36": file123,
  "noto-sans-tc-37": file124,
  "noto-sans-tc-38": file125,
  "noto-sans-tc-39": file126,
  "noto-sans-tc-40": file127,
  "noto-sans-tc-41": file128,
  "noto-sans-tc-42": file129,
  "noto-sans-tc-43": file130,
  "noto-sans-tc-44": file131,
  "noto-sans-tc-45": file132,
  "noto-sans-tc-46": file133,
  "noto-sans-tc-47": file134,
  "noto-sans-tc-48": file135,
  "noto-sans-tc-49": file136,
  "noto-sans-tc-50": file137,
  "noto-sans-tc-51": file138,
  "noto-sans-tc-52": file139,
  "noto-sans-tc-53": file140,
  "noto-sans-tc-54": file141,
  "noto-sans-tc-55": file142,
  "noto-sans-tc-56": file143,
  "noto-sans-tc-57": file144,
  "noto-sans-tc-58": file145,
  "noto-sans-tc-59": file146,
  "noto-sans-tc-60": file147,
  "noto-sans-tc-61": file148,
  "noto-sans-tc-62": file149,
  "noto-sans-tc-63": file150,
  "noto-sans-tc-64": file151,
  "noto-sans-tc-65": file152,
  "noto-sans-tc-66": file153,
  "noto-sans-tc-67": file154,
  "noto-sans-tc-68": file155,
  "noto-sans-tc-69": file156,
  "noto-sans-tc-70": file157,
  "noto-sans-tc-71": file158,
  "noto-sans-tc-72": file159,
  "noto-sans-tc-73": file160,
  "noto-sans-tc-74": file161,
  "noto-sans-tc-75": file162,
  "noto-sans-tc-76": file163,
  "noto-sans-tc-77": file164,
  "noto-sans-tc-78": file165,
  "noto-sans-tc-79": file166,
  "noto-sans-tc-80": file167,
  "noto-sans-tc-81": file168,
  "noto-sans-tc-82": file169,
  "noto-sans-tc-83": file170,
  "noto-sans-tc-84": file171,
  "noto-sans-tc-85": file172,
  "noto-sans-tc-86": file173,
  "noto-sans-tc-87": file174,
  "noto-sans-tc-88": file175,
  "noto-sans-tc-89": file176,
  "noto-sans-tc-90": file177,
  "noto-sans-tc-91": file178,
  "noto-sans-tc-92": file179,
  "noto-sans-tc-93": file180,
  "noto-sans-tc-94": file181,
  "noto-sans-tc-95": file182,
  "noto-sans-tc-96": file183,
  "noto-sans-tc-101": file184,
  "noto-sans-tc-102": file185,
  "noto-sans-tc-103": file186,
  "noto-sans-tc-104": file187,
  "noto-sans-tc-105": file188,
  "noto-sans-tc-106": file189,
  "noto-sans-tc-107": file190,
  "noto-sans-tc-108": file191,
  "noto-sans-tc-109": file192,
  "noto-sans-tc-110": file193,
  "noto-sans-tc-111": file194,
  "noto-sans-tc-112": file195,
  "noto-sans-tc-113": file196,
  "noto-sans-tc-114": file197,
  "noto-sans-tc-115": file198,
  "noto-sans-tc-116": file199,
  "noto-sans-tc-117": file200,
  "noto-sans-tc-118": file201,
  "noto-sans-tc-119": file202,
  "noto-sans-tc-120": file203,
  "noto-sans-tc-121": file204,
  "noto-sans-tc-122": file205,
  "noto-sans-tc-123": file206,
  "noto-sans-jp-0": file207,
  "noto-sans-jp-1": file208,
  "noto-sans-jp-2": file209,
  "noto-sans-jp-3": file210,
  "noto-sans-jp-4": file211,
  "noto-sans-jp-5": file212,
  "noto-sans-jp-6": file213,
  "noto-sans-jp-7": file214,
  "noto-sans-jp-8": file215,
  "noto-sans-jp-9": file216,
  "noto-sans-jp-10": file217,
  "noto-sans-jp-11": file218,
  "noto-sans-jp-12": file219,
  "noto-sans-jp-13": file220,
  "noto-sans-jp-14": file221,
  "noto-sans-jp-15": file222,
  "noto-sans-jp-16": file223,
  "noto-sans-jp-17": file224,
  "noto-sans-jp-18": file225,
  "noto-sans-jp-19": file226,
  "noto-sans-jp-20": file227,
  "noto-sans-jp-21": file228,
  "noto-sans-jp-22": file229,
  "noto-sans-jp-23": file230,
  "noto-sans-jp-24": file231,
  "noto-sans-jp-25": file232,
  "noto-sans-jp-26": file233,
  "noto-sans-jp-27": file234,
  "noto-sans-jp-28": file235,
  "noto-sans-jp-29": file236,
  "noto-sans-jp-30": file237,
  "noto-sans-jp-31": file238,
  "noto-sans-jp-32": file239,
  "noto-sans-jp-33": file240,
  "noto-sans-jp-34": file241,
  "noto-sans-jp-35": file242,
  "noto-sans-jp-36": file243,
  "noto-sans-jp-37": file244,
  "noto-sans-jp-38": file245,
  "noto-sans-jp-39": file246,
  "noto-sans-jp-40": file247,
  "noto-sans-jp-41": file248,
  "noto-sans-jp-42": file249,
  "noto-sans-jp-43": file250,
  "noto-sans-jp-44": file251,
  "noto-sans-jp-45": file252,
  "noto-sans-jp-46": file253,
  "noto-sans-jp-47": file254,
  "noto-sans-jp-48": file255,
  "noto-sans-jp-49": file256,
  "noto-sans-jp-50": file257,
  "noto-sans-jp-51": file258,
  "noto-sans-jp-52": file259,
  "noto-sans-jp-53": file260,
  "noto-sans-jp-54": file261,
  "noto-sans-jp-55": file262,
  "noto-sans-jp-56": file263,
  "noto-sans-jp-57": file264,
  "noto-sans-jp-58": file265,
  "noto-sans-jp-59": file266,
  "noto-sans-jp-60": file267,
  "noto-sans-jp-61": file268,
  "noto-sans-jp-62": file269,
  "noto-sans-jp-63": file270,
  "noto-sans-jp-64": file271,
  "noto-sans-jp-65": file272,
  "noto-sans-jp-66": file273,
  "noto-sans-jp-67": file274,
  "noto-sans-jp-68": file275,
  "noto-sans-jp-69": file276,
  "noto-sans-jp-70": file277,
  "noto-sans-jp-71": file278,
  "noto-sans-jp-72": file279,
  "noto-sans-jp-73": file280,
  "noto-sans-jp-74": file281,
  "noto-sans-jp-75": file282,
  "noto-sans-jp-76": file283,
  "noto-sans-jp-77": file284,
  "noto-sans-jp-78": file285,
  "noto-sans-jp-79": file286,
  "noto-sans-jp-80": file287,
  "noto-sans-jp-81": file288,
  "noto-sans-jp-82": file289,
  "noto-sans-jp-83": file290,
  "noto-sans-jp-84": file291,
  "noto-sans-jp-85": file292,
  "noto-sans-jp-86": file293,
  "noto-sans-jp-87": file294,
  "noto-sans-jp-88": file295,
  "noto-sans-jp-89": file296,
  "noto-sans-jp-90": file297,
  "noto-sans-jp-91": file298,
  "noto-sans-jp-92": file299,
  "noto-sans-jp-93": file300,
  "noto-sans-jp-94": file301,
  "noto-sans-jp-95": file302,
  "noto-sans-jp-96": file303,
  "noto-sans-jp-97": file304,
  "noto-sans-jp-98": file305,
  "noto-sans-jp-99": file306,
  "noto-sans-jp-100": file307,
  "noto-sans-jp-101": file308,
  "noto-sans-jp-102": file309,
  "noto-sans-jp-103": file310,
  "noto-sans-jp-104": file311,
  "noto-sans-jp-105": file312,
  "noto-sans-jp-106": file313,
  "noto-sans-jp-107": file314,
  "noto-sans-jp-108": file315,
  "noto-sans-jp-109": file316,
  "noto-sans-jp-110": file317,
  "noto-sans-jp-111": file318,
  "noto-sans-jp-112": file319,
  "noto-sans-jp-113": file320,
  "noto-sans-jp-114": file321,
  "noto-sans-jp-115": file322,
  "noto-sans-jp-116": file323,
  "noto-sans-jp-117": file324,
  "noto-sans-jp-118": file325,
  "noto-sans-jp-119": file326,
  "noto-sans-kr-0": file327,
  "noto-sans-kr-1": file328,
  "noto-sans-kr-2": file329,
  "noto-sans-kr-3": file330,
  "noto-sans-kr-4": file331,
  "noto-sans-kr-5": file332,
  "noto-sans-kr-6": file333,
  "noto-sans-kr-7": file334,
  "noto-sans-kr-8": file335,
  "noto-sans-kr-9": file336,
  "noto-sans-kr-10": file337,
  "noto-sans-kr-11": file338,
  "noto-sans-kr-12": file339,
  "noto-sans-kr-13": file340,
  "noto-sans-kr-14": file341,
  "noto-sans-kr-15": file342,
  "noto-sans-kr-16": file343,
  "noto-sans-kr-17": file344,
  "noto-sans-kr-18": file345,
  "noto-sans-kr-19": file346,
  "noto-sans-kr-20": file347,
  "noto-sans-kr-21": file348,
  "noto-sans-kr-22": file349,
  "noto-sans-kr-23": file350,
  "noto-sans-kr-24": file351,
  "noto-sans-kr-25": file352,
  "noto-sans-kr-26": file353,
  "noto-sans-kr-27": file354,
  "noto-sans-kr-28": file355,
  "noto-sans-kr-29": file356,
  "noto-sans-kr-30": file357,
  "noto-sans-kr-31": file358,
  "noto-sans-kr-32": file359,
  "noto-sans-kr-33": file360,
  "noto-sans-kr-34": file361,
  "noto-sans-kr-35": file362,
  "noto-sans-kr-36": file363,
  "noto-sans-kr-37": file364,
  "noto-sans-kr-38": file365,
  "noto-sans-kr-39": file366,
  "noto-sans-kr-40": file367,
  "noto-sans-kr-41": file368,
  "noto-sans-kr-42": file369,
  "noto-sans-kr-43": file370,
  "noto-sans-kr-44": file371,
  "noto-sans-kr-45": file372,
  "noto-sans-kr-46": file373,
  "noto-sans-kr-47": file374,
  "noto-sans-kr-48": file375,
  "noto-sans-kr-49": file376,
  "noto-sans-kr-50": file377,
  "noto-sans-kr-51": file378,
  "noto-sans-kr-52": file379,
  "noto-sans-kr-53": file380,
  "noto-sans-kr-54": file381,
  "noto-sans-kr-55": file382,
  "noto-sans-kr-56": file383,
  "noto-sans-kr-57": file384,
  "noto-sans-kr-58": file385,
  "noto-sans-kr-59": file386,
  "noto-sans-kr-60": file387,
  "noto-sans-kr-61": file388,
  "noto-sans-kr-62": file389,
  "noto-sans-kr-63": file390,
  "noto-sans-kr-64": file391,
  "noto-sans-kr-65": file392,
  "noto-sans-kr-66": file393,
  "noto-sans-kr-67": file394,
  "noto-sans-kr-68": file395,
  "noto-sans-kr-69": file396,
  "noto-sans-kr-70": file397,
  "noto-sans-kr-71": file398,
  "noto-sans-kr-72": file399,
  "noto-sans-kr-73": file400,
  "noto-sans-kr-74": file401,
  "noto-sans-kr-75": file402,
  "noto-sans-kr-76": file403,
  "noto-sans-kr-77": file404,
  "noto-sans-kr-78": file405,
  "noto-sans-kr-79": file406,
  "noto-sans-kr-80": file407,
  "noto-sans-kr-81": file408,
  "noto-sans-kr-82": file409,
  "noto-sans-kr-83": file410,
  "noto-sans-kr-84": file411,
  "noto-sans-kr-85": file412,
  "noto-sans-kr-86": file413,
  "noto-sans-kr-87": file414,
  "noto-sans-kr-88": file415,
  "noto-sans-kr-89": file416,
  "noto-sans-kr-90": file417,
  "noto-sans-kr-91": file418,
  "noto-sans-kr-92": file419,
  "noto-sans-kr-93": file420,
  "noto-sans-kr-94": file421,
  "noto-sans-kr-95": file422,
  "noto-sans-kr-96": file423,
  "noto-sans-kr-97": file424,
  "noto-sans-kr-98": file425,
  "noto-sans-kr-99": file426,
  "noto-sans-kr-100": file427,
  "noto-sans-kr-101": file428,
  "noto-sans-kr-102": file429,
  "noto-sans-kr-103": file430,
  "noto-sans-kr-104": file431,
  "noto-sans-kr-105": file432,
  "noto-sans-kr-106": file433,
  "noto-sans-kr-107": file434,
  "noto-sans-kr-108": file435,
  "noto-sans-kr-109": file436,
  "noto-sans-kr-110": file437,
  "noto-sans-kr-111": file438,
  "noto-sans-kr-112": file439,
  "noto-sans-kr-113": file440,
  "noto-sans-kr-114": file441,
  "noto-sans-kr-115": file442,
  "noto-sans-kr-116": file443,
  "noto-sans-kr-117": file444,
  "noto-sans-kr-118": file445,
  "noto-sans-kr-119": file446,
};
