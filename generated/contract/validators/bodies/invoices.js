// Generated from spec/ by `npm run generate`. Do not edit.
import module0 from 'ajv/dist/runtime/ucs2length.js';
import { formats } from '../../formats.ts';
export { validate0 as CreateInvoiceRequest };
const pattern0 = new RegExp("^(?!0(\\.0+)?$)(1000000000(\\.0{1,6})?|(0|[1-9][0-9]{0,8})(\\.[0-9]{1,6})?)$", "u");
const pattern1 = new RegExp("^0x(?!0{39}[01]$)[0-9a-fA-F]{40}$", "u");
const func0 = module0.default;
const formats0 = formats["date-time"];

function validate0(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.amountUsd === undefined){
const err0 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "amountUsd"},message:"must have required property '"+"amountUsd"+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
if(data.payerAddress === undefined){
const err1 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "payerAddress"},message:"must have required property '"+"payerAddress"+"'"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(data.payeeAddress === undefined){
const err2 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "payeeAddress"},message:"must have required property '"+"payeeAddress"+"'"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
if(data.payeeName === undefined){
const err3 = {instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: "payeeName"},message:"must have required property '"+"payeeName"+"'"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
const _errs1 = errors;
for(const key0 in data){
if(!((((((key0 === "amountUsd") || (key0 === "payerAddress")) || (key0 === "payeeAddress")) || (key0 === "payeeName")) || (key0 === "arbiterAddress")) || (key0 === "expiresAt"))){
const err4 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
if(data.amountUsd !== undefined){
let data0 = data.amountUsd;
const _errs2 = errors;
const _errs3 = errors;
if(typeof data0 === "string"){
if(!pattern0.test(data0)){
const err5 = {instancePath:instancePath+"/amountUsd",schemaPath:"#/properties/amountUsd/pattern",keyword:"pattern",params:{pattern: "^(?!0(\\.0+)?$)(1000000000(\\.0{1,6})?|(0|[1-9][0-9]{0,8})(\\.[0-9]{1,6})?)$"},message:"must match pattern \""+"^(?!0(\\.0+)?$)(1000000000(\\.0{1,6})?|(0|[1-9][0-9]{0,8})(\\.[0-9]{1,6})?)$"+"\""};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
else {
const err6 = {instancePath:instancePath+"/amountUsd",schemaPath:"#/properties/amountUsd/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
var valid0 = _errs2 === errors;
}
if(data.payerAddress !== undefined){
let data1 = data.payerAddress;
const _errs4 = errors;
const _errs5 = errors;
if(typeof data1 === "string"){
if(!pattern1.test(data1)){
const err7 = {instancePath:instancePath+"/payerAddress",schemaPath:"#/properties/payerAddress/pattern",keyword:"pattern",params:{pattern: "^0x(?!0{39}[01]$)[0-9a-fA-F]{40}$"},message:"must match pattern \""+"^0x(?!0{39}[01]$)[0-9a-fA-F]{40}$"+"\""};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
else {
const err8 = {instancePath:instancePath+"/payerAddress",schemaPath:"#/properties/payerAddress/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var valid0 = _errs4 === errors;
}
if(data.payeeAddress !== undefined){
let data2 = data.payeeAddress;
const _errs6 = errors;
const _errs7 = errors;
if(typeof data2 === "string"){
if(!pattern1.test(data2)){
const err9 = {instancePath:instancePath+"/payeeAddress",schemaPath:"#/properties/payeeAddress/pattern",keyword:"pattern",params:{pattern: "^0x(?!0{39}[01]$)[0-9a-fA-F]{40}$"},message:"must match pattern \""+"^0x(?!0{39}[01]$)[0-9a-fA-F]{40}$"+"\""};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
else {
const err10 = {instancePath:instancePath+"/payeeAddress",schemaPath:"#/properties/payeeAddress/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var valid0 = _errs6 === errors;
}
if(data.payeeName !== undefined){
let data3 = data.payeeName;
const _errs8 = errors;
const _errs9 = errors;
if(typeof data3 === "string"){
if(func0(data3) > 120){
const err11 = {instancePath:instancePath+"/payeeName",schemaPath:"#/properties/payeeName/maxLength",keyword:"maxLength",params:{limit: 120},message:"must NOT have more than 120 characters"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
if(func0(data3) < 1){
const err12 = {instancePath:instancePath+"/payeeName",schemaPath:"#/properties/payeeName/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
}
else {
const err13 = {instancePath:instancePath+"/payeeName",schemaPath:"#/properties/payeeName/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var valid0 = _errs8 === errors;
}
if(data.arbiterAddress !== undefined){
let data4 = data.arbiterAddress;
const _errs10 = errors;
const _errs11 = errors;
if(typeof data4 === "string"){
if(!pattern1.test(data4)){
const err14 = {instancePath:instancePath+"/arbiterAddress",schemaPath:"#/properties/arbiterAddress/pattern",keyword:"pattern",params:{pattern: "^0x(?!0{39}[01]$)[0-9a-fA-F]{40}$"},message:"must match pattern \""+"^0x(?!0{39}[01]$)[0-9a-fA-F]{40}$"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/arbiterAddress",schemaPath:"#/properties/arbiterAddress/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
var valid0 = _errs10 === errors;
}
if(data.expiresAt !== undefined){
let data5 = data.expiresAt;
const _errs12 = errors;
const _errs13 = errors;
if((typeof data5 == "number") && (isFinite(data5))){
}
if(typeof data5 === "string"){
if(!(formats0(data5))){
const err16 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/format",keyword:"format",params:{format: "date-time"},message:"must match format \""+"date-time"+"\""};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
else {
const err17 = {instancePath:instancePath+"/expiresAt",schemaPath:"#/properties/expiresAt/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var valid0 = _errs12 === errors;
}
}
else {
const err18 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
validate0.errors = vErrors;
return errors === 0;
}

export { validate1 as DeliverInvoiceRequest };
const pattern4 = new RegExp("^https?://\\S+$", "u");

function validate2(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(((key0 === "note") || (key0 === "uploadIds")) || (key0 === "url"))){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.note !== undefined){
let data0 = data.note;
const _errs2 = errors;
const _errs3 = errors;
if(typeof data0 === "string"){
if(func0(data0) > 2000){
const err1 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/maxLength",keyword:"maxLength",params:{limit: 2000},message:"must NOT have more than 2000 characters"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if(func0(data0) < 1){
const err2 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
}
else {
const err3 = {instancePath:instancePath+"/note",schemaPath:"#/properties/note/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid0 = _errs2 === errors;
}
if(data.uploadIds !== undefined){
let data1 = data.uploadIds;
const _errs4 = errors;
const _errs5 = errors;
if(Array.isArray(data1)){
if(data1.length > 10){
const err4 = {instancePath:instancePath+"/uploadIds",schemaPath:"#/properties/uploadIds/maxItems",keyword:"maxItems",params:{limit: 10},message:"must NOT have more than 10 items"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
let valid1 = true;
const before0 = errors;
const end0 = Math.min(data1.length, 10);
for(let i0=0; i0<end0; i0++){
let data2 = data1[i0];
const _errs6 = errors;
const _errs7 = errors;
if(typeof data2 === "string"){
if(func0(data2) > 64){
const err5 = {instancePath:instancePath+"/uploadIds/" + i0,schemaPath:"#/properties/uploadIds/items/maxLength",keyword:"maxLength",params:{limit: 64},message:"must NOT have more than 64 characters"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
if(func0(data2) < 1){
const err6 = {instancePath:instancePath+"/uploadIds/" + i0,schemaPath:"#/properties/uploadIds/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/uploadIds/" + i0,schemaPath:"#/properties/uploadIds/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var valid2 = _errs6 === errors;
if(!valid2){
valid1 = false;
if(errors - before0 >= 50){
break;
}
}
}
}
else {
const err8 = {instancePath:instancePath+"/uploadIds",schemaPath:"#/properties/uploadIds/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
var valid0 = _errs4 === errors;
}
if(data.url !== undefined){
let data3 = data.url;
const _errs8 = errors;
const _errs9 = errors;
if(typeof data3 === "string"){
if(func0(data3) > 2048){
const err9 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
if(!pattern4.test(data3)){
const err10 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/pattern",keyword:"pattern",params:{pattern: "^https?://\\S+$"},message:"must match pattern \""+"^https?://\\S+$"+"\""};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
var valid0 = _errs8 === errors;
}
}
else {
const err12 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
validate2.errors = vErrors;
return errors === 0;
}


function validate1(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "evidence")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.evidence !== undefined){
let data0 = data.evidence;
const _errs2 = errors;
if(!(validate2(data0, {instancePath:instancePath+"/evidence",parentData:data,parentDataProperty:"evidence",rootData}))){
vErrors = vErrors === null ? validate2.errors : joined(vErrors, validate2.errors);
errors = vErrors.length;
}
else {
}
var valid0 = _errs2 === errors;
}
}
else {
const err1 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
validate1.errors = vErrors;
return errors === 0;
}

export { validate2 as InvoiceEvidenceInput };

export { validate4 as PollTestInvoiceRequest };

function validate4(data, {instancePath="", parentData, parentDataProperty, rootData=data}={}){
let vErrors = null;
let errors = 0;
const _errs0 = errors;
if(data && typeof data == "object" && !Array.isArray(data)){
const _errs1 = errors;
for(const key0 in data){
if(!(key0 === "reorganized")){
const err0 = {instancePath,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty: key0},message:"must NOT have additional properties"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
}
if(data.reorganized !== undefined){
let data0 = data.reorganized;
const _errs2 = errors;
if(typeof data0 !== "boolean"){
const err1 = {instancePath:instancePath+"/reorganized",schemaPath:"#/properties/reorganized/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
const _errs3 = errors;
var valid0 = _errs2 === errors;
}
}
else {
const err2 = {instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
validate4.errors = vErrors;
return errors === 0;
}

function joined(all, more) {
  for (const one of more) all.push(one);
  return all;
}
